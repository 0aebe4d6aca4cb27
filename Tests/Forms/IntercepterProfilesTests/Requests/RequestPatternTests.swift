import IntercepterProfiles
import Synchronization
import Testing
import TextInputIntercepter

@Suite struct RequestPatternTests {
  @Test(arguments: [false, true]) func `the pattern of a request is compiled once`(says: Bool) {
    let counter = Counter()
    let library = PatternLibrary("toy") { pattern, options, _, onViolation throws(PatternError) in
      counter.count.add(1, ordering: .relaxed)
      return try .matches(pattern, options: options, onViolation: onViolation)
    }
    let message = says ? #","message":"Letters a.""# : ""
    let rule = #"{"rule":"matches","pattern":"a+","engine":"toy"\#(message)}"#
    let request = #"{"validate":"b","rules":[\#(rule)]}"#
    var line = JSONLine()
    let isRequest = Array(request.utf8).withUnsafeBufferPointer {
      RequestHandler(Intercepter(rules: [])).answer(
        $0, number: 1, patternLibrary: library, to: &line)
    }
    #expect(isRequest)
    #expect(counter.count.load(ordering: .relaxed) == 1)
  }
}

/// The number of patterns that were compiled.
private final class Counter: Sendable {
  let count = Atomic(0)
}
