import IntercepterForms
import IntercepterMessages
import Testing
import TextInputIntercepter

/// What a page's engine asks after a keystroke: the validity of one field, and whether it is that of
/// the last answer.
@Suite struct KnownValidityTests {
  private static let form = FormValidator(
    fields: [
      FormField("a", Intercepter(rules: [Rule.maxLength(3, in: .utf8).saying("{actual}")])),
      FormField("b", Intercepter(rules: [.emoji(.forbidden)]), isRequired: true),
    ],
    rules: [
      FormRule.equal("b", to: "a").saying("No, {label}."),
      .required("a", reading: ["b"], message: "Say it.") { $0["b"]?.isEmpty == false },
    ])

  @Test func `the validity of a field is that of the submission`() {
    for first in texts {
      for second in texts {
        let submission = Self.form.submit(["a": .text(first), "b": .text(second)])
        for place in Self.form.fields.indices {
          let own = Self.form.fields[place].submit([first, second][place]).validity
          let found = Self.form.validity(own, at: place, submission.texts)
          #expect(found == submission.results[place].validity)
        }
      }
    }
  }

  @Test func `a known validity is the same`() {
    var results: [FieldResult] = []
    for first in texts {
      for second in texts {
        results += Self.form.submit(["a": .text(first), "b": .text(second)]).results
      }
    }
    var knownCount = 0
    for first in results {
      for second in results where first.name == second.name {
        let isKnown = first.validity.isKnown(as: second.validity, isSecret: false)
        if isKnown { #expect(first.validity == second.validity) }
        if isKnown, !first.violations.isEmpty { knownCount += 1 }
        let isWithheld = first.validity.isKnown(as: second.validity, isSecret: true)
        if isWithheld {
          let written = [first, second].map {
            FieldResult(name: "", text: "", validity: $0.validity, isSecret: true).written
          }
          #expect(written[0] == written[1])
        }
      }
    }
    #expect(knownCount > 0)
  }

  private let texts = ["", "a", "ab", "abcd", "abcde", "e\u{301}", "é", "😀", "😀b"]
}
