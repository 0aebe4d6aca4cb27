import IntercepterForms
import Synchronization
import Testing
import TextInputIntercepter

/// Somebody else is asked about a text: the latest one wins.
@MainActor @Suite struct RemoteCheckTests {
  /// A server that answers when the test says so.
  final class Server: Sendable {
    struct Offline: Error, CustomStringConvertible {
      let description = "offline"
    }

    private let open = Mutex<[(text: String, answer: CheckedContinuation<Violations, any Error>)]>(
      [])
    private let arrivals: AsyncStream<String>
    private let arrive: AsyncStream<String>.Continuation
    private let cancellations: AsyncStream<String>
    private let cancel: AsyncStream<String>.Continuation

    init() {
      (arrivals, arrive) = AsyncStream.makeStream()
      (cancellations, cancel) = AsyncStream.makeStream()
    }

    /// Does not end when it is cancelled: what it says too late has to be dropped by who asked.
    func ask(_ text: String) async throws -> Violations {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          open.withLock { $0.append((text, continuation)) }
          arrive.yield(text)
        }
      } onCancel: {
        cancel.yield(text)
      }
    }

    /// The next text whose question is cancelled.
    func nextCancellation() async -> String? {
      for await text in cancellations { return text }
      return nil
    }

    /// The next text that it is asked about.
    func nextQuestion() async -> String? {
      for await text in arrivals { return text }
      return nil
    }

    func answer(_ text: String, _ answer: Result<Violations, Offline>) {
      let asked = open.withLock { open in
        open.firstIndex { $0.text == text }.map { open.remove(at: $0).answer }
      }
      asked?.resume(with: answer.mapError { $0 })
    }
  }

  /// A form whose names are asked about, while it is shown.
  @MainActor final class Shown {
    let form: InterceptedForm
    let server = Server()
    let clock = ManualClock()
    private(set) var states: [CheckState] = []
    private let changes: AsyncStream<CheckState>
    private var running: Task<Void, Never>?

    init(_ texts: FieldTexts = [:]) {
      let validator = FormValidator(fields: [
        FormField(
          "name", Intercepter(rules: [.minLength(2, in: .graphemes), .emoji(.forbidden)]),
          fixes: [.trimWhitespace]),
        FormField("other", Intercepter(rules: [])),
      ])
      let server = server
      form = InterceptedForm(
        validator, texts: texts,
        checks: [RemoteCheck(for: "name", debounce: .seconds(1)) { try await server.ask($0) }])
      let (changes, told) = AsyncStream.makeStream(of: CheckState.self)
      self.changes = changes
      form.onChange = { [unowned self] change in
        guard change == .check(of: "name") else { return }
        states.append(form.checkState(of: "name"))
        told.yield(form.checkState(of: "name"))
      }
    }

    func run() {
      let (form, clock) = (form, clock)
      running = Task { await form.runChecks(clock: clock) }
    }

    func stop() async {
      running?.cancel()
      await running?.value
    }

    /// Lets the pause that began with so many texts pass, and waits for what the server is asked then.
    func question(afterPause count: Int) async -> String? {
      await clock.sleepsHaveBegun(count)
      clock.advance(by: .seconds(1))
      return await server.nextQuestion()
    }

    /// Waits for the check to come to a state.
    func becomes(_ wanted: CheckState) async {
      for await state in changes where state == wanted { return }
    }

    func set(_ text: String) { form["name"].setState(EditingState(text)) }
  }

  static let taken: Violations = [Violation(.custom, range: 0..<2, message: "Taken.")]

  @Test func `a text is asked about when the user has paused, and its rules have passed`() async {
    let shown = Shown()
    shown.run()
    shown.set("张")
    #expect(shown.form.checkState(of: "name") == .idle)
    shown.set("张三 ")
    #expect(shown.form.checkState(of: "name") == .checking)
    #expect(shown.form.isChecking)
    #expect(shown.form.result(for: "name").status == .intermediate)
    #expect(shown.form.result(for: "name").violations.isEmpty)
    // The text is asked about as it would be submitted.
    #expect(await shown.question(afterPause: 1) == "张三")
    shown.server.answer("张三", .success(Self.taken))
    await shown.becomes(.answered)
    #expect(shown.form.result(for: "name").violations.map(\.message) == ["Taken."])
    #expect(shown.form.result(for: "name").violations.map(\.rule) == ["remoteCheck"])
    #expect(shown.form.result(for: "name").status == .invalid)
    #expect(!shown.form.isValid)
    #expect(shown.states == [.checking, .answered])

    shown.set("张三丰")
    #expect(shown.form.result(for: "name").violations.isEmpty)
    #expect(await shown.question(afterPause: 2) == "张三丰")
    shown.server.answer("张三丰", .success([]))
    await shown.becomes(.answered)
    #expect(shown.form.isValid)
    await shown.stop()
  }

  @Test func `nobody is asked about a text that somebody is still typing`() async {
    let shown = Shown()
    shown.run()
    shown.set("aa")
    await shown.clock.sleepsHaveBegun(1)
    shown.clock.advance(by: .milliseconds(999))
    shown.set("aab")
    await shown.clock.sleepsHaveBegun(2)
    shown.clock.advance(by: .milliseconds(999))
    shown.set("aabc")
    #expect(await shown.question(afterPause: 3) == "aabc")
    await shown.stop()
    shown.server.answer("aabc", .success([]))
  }

  @Test func `an answer to an earlier text is dropped`() async {
    let shown = Shown()
    shown.run()
    shown.set("aa")
    #expect(await shown.question(afterPause: 1) == "aa")
    shown.set("bb")
    #expect(await shown.question(afterPause: 2) == "bb")
    shown.server.answer("aa", .success(Self.taken))
    shown.server.answer("bb", .success([]))
    await shown.becomes(.answered)
    #expect(shown.form.isValid)
    shown.set("aa")
    #expect(shown.form.checkState(of: "name") == .checking)
    #expect(shown.form.result(for: "name").violations.isEmpty)
    await shown.stop()
  }

  @Test func `an answer to a text before a reset is dropped`() async {
    let shown = Shown()
    shown.run()
    shown.set("bob")
    #expect(await shown.question(afterPause: 1) == "bob")
    shown.form.reset()
    shown.set("alice")
    #expect(await shown.question(afterPause: 2) == "alice")
    shown.server.answer("bob", .success([]))
    shown.server.answer("alice", .success(Self.taken))
    await shown.becomes(.answered)
    #expect(shown.form.result(for: "name").violations.map(\.message) == ["Taken."])
    await shown.stop()
  }

  @Test func `a reset cancels what is open, and its failure is not put again`() async {
    let shown = Shown()
    shown.run()
    shown.set("bob")
    #expect(await shown.question(afterPause: 1) == "bob")
    shown.form.reset()
    #expect(shown.form.checkState(of: "name") == .idle)
    #expect(await shown.server.nextCancellation() == "bob")
    shown.server.answer("bob", .failure(Server.Offline()))
    shown.set("alice")
    await shown.clock.sleepsHaveBegun(2)
    shown.form.commit("name")
    shown.clock.advance(by: .seconds(1))
    #expect(await shown.server.nextQuestion() == "alice")
    shown.server.answer("alice", .success([]))
    await shown.becomes(.answered)
    #expect(shown.form.isValid)
    await shown.stop()
  }

  @Test func `a question is dropped where the rules object, and while somebody composes`() async {
    let shown = Shown()
    shown.run()
    shown.set("aa")
    #expect(shown.form.checkState(of: "name") == .checking)
    shown.set("a")
    #expect(shown.form.checkState(of: "name") == .idle)
    shown.form["name"].textDidChange(
      to: EditingState("a[ni]", selection: nil, markedRange: 1..<3))
    #expect(shown.form.checkState(of: "name") == .idle)
    shown.set("")
    #expect(shown.form.checkState(of: "name") == .idle)
    #expect(shown.form.isValid)
    await shown.stop()
  }

  @Test(arguments: [false, true])
  func `a question that fails is no violation, and is put again`(submits: Bool) async throws {
    let shown = Shown()
    shown.run()
    shown.set("aa")
    #expect(await shown.question(afterPause: 1) == "aa")
    shown.server.answer("aa", .failure(Server.Offline()))
    await shown.becomes(.failed("offline"))
    #expect(shown.form.result(for: "name").isValid)
    #expect(shown.form.isValid)
    let result = submits ? shown.form.submit()["name"] : shown.form.commit("name")
    try #require(result?.status == .intermediate)
    #expect(await shown.question(afterPause: 2) == "aa")
    shown.server.answer("aa", .success([]))
    await shown.becomes(.answered)
    #expect(shown.states == [.checking, .failed("offline"), .checking, .answered])
    await shown.stop()
  }

  @Test func `what was open is asked when the form is shown again`() async {
    let shown = Shown(["name": "aa"])
    #expect(shown.form.checkState(of: "name") == .checking)
    shown.run()
    await shown.clock.sleepsHaveBegun(1)
    await shown.stop()
    shown.set("bb")
    shown.run()
    #expect(await shown.question(afterPause: 2) == "bb")
    shown.server.answer("bb", .success([]))
    await shown.becomes(.answered)
    await shown.stop()
  }

  @Test func `a second call takes the place of the first, which ends`() async {
    let shown = Shown(["name": "aa"])
    let (form, clock) = (shown.form, shown.clock)
    let first = Task { await form.runChecks(clock: clock) }
    await clock.sleepsHaveBegun(1)
    shown.run()
    await first.value
    #expect(await shown.question(afterPause: 2) == "aa")
    shown.server.answer("aa", .success([]))
    await shown.becomes(.answered)
    await shown.stop()
  }

  @Test func `other fields have no check`() {
    let shown = Shown()
    shown.form["other"].setState(EditingState("x"))
    #expect(shown.form.checkState(of: "other") == .idle)
    #expect(!shown.form.isChecking)
  }
}
