import TextInputIntercepter

/// The Swift code of the guides, word for word, and the intercepters that it defines.
enum GuideSnippets {
  /// This file.
  static let file = #filePath

  static func allowedCharacters() -> [String: Intercepter] {
    let hexadecimal = Intercepter(rules: [.allowedCharacters("0123456789ABCDEF")])
    let letters = Intercepter(rules: [.allowedCharacters(onViolation: .amend) { $0.isLetter }])
    let accented = Intercepter(rules: [.allowedCharacters("eé👍🏽")])
    return ["hexadecimal": hexadecimal, "letters": letters, "accented": accented]
  }

  static func composition() -> [String: Intercepter] {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(6, in: .gb18030)])
    let threeSyllables = Intercepter(rules: [.maxLength(3, in: .graphemes)])
    let everyStep = Intercepter(rules: [.maxLength(5, in: .graphemes)], composition: .immediately)
    let fourLetters = Intercepter(rules: [.maxLength(4, in: .graphemes)])
    let syllables = Intercepter(rules: [.allowedCharacters { ("가"..."힣").contains($0) }])
    let ordinary = Intercepter(
      rules: [.maxLength(5, in: .graphemes)], composition: .off)
    return [
      "nickname": nickname, "threeSyllables": threeSyllables, "everyStep": everyStep,
      "fourLetters": fourLetters, "syllables": syllables, "ordinary": ordinary,
    ]
  }

  static func customRules() -> [String: Intercepter] {
    let noSpaces = Rule("noSpaces") { proposal in
      guard proposal.insertedText.contains(" ") else { return .accept }
      return .reject(proposal.violation(.custom, message: "No spaces, please."))
    }
    let handle = Intercepter(rules: [noSpaces])
    let upperCase = Rule("upperCase") { proposal in
      proposal.rewritingInsertion { $0.uppercased() }.map { .amend($0, []) } ?? .accept
    }
    let plate = Intercepter(rules: [upperCase, .maxLength(8, in: .graphemes)])
    let noVowels = Rule("noVowels") { proposal in
      guard let kept = proposal.rewritingInsertion({ "aeiou".contains($0) ? nil : String($0) })
      else { return .accept }
      return .amend(kept, [proposal.violation(.custom, message: "No vowels, please.")])
    }
    let consonants = Intercepter(rules: [noVowels])
    let evenLength = Rule(
      "evenLength",
      validate: { text in
        text.count.isMultiple(of: 2)
          ? Validity(.valid)
          : Validity(.intermediate, [Violation(.oddLength, range: 0..<text.utf16.count)])
      },
      sanitize: { $0 },
      judge: { _ in .accept }
    )
    let bytes = Intercepter(rules: [evenLength, .allowedCharacters("0123456789abcdef")])
    return ["handle": handle, "plate": plate, "consonants": consonants, "bytes": bytes]
  }

  static func rulesOverBytes() -> [String: Intercepter] {
    let pin = Intercepter(rules: [Rule("shortRuns", onViolation: .amend, ShortRuns())])
    return ["pin": pin]
  }

  static func decimal() -> [String: Intercepter] {
    let amount = Intercepter(rules: [.decimal(places: 2), .maxLength(9, in: .utf16)])
    let picking = Intercepter(rules: [.decimal(places: 2, onViolation: .amend)])
    let german = Intercepter(rules: [
      .decimal(places: 2, separator: ",", alternativeSeparators: ".")
    ])
    let temperature = Intercepter(rules: [
      .decimal(
        places: 1, negative: true, leadingZeros: .remove, leadingSeparator: .insertZero,
        minimum: -50, maximum: "49.9")
    ])
    return ["amount": amount, "picking": picking, "german": german, "temperature": temperature]
  }

  static func decimalLocale() -> [String: Intercepter] {
    let english = Intercepter(rules: [.decimal(places: 2, locale: "en")])
    let german = Intercepter(rules: [.decimal(places: 2, locale: "de")])
    let french = Intercepter(rules: [.decimal(places: 2, locale: "fr")])
    let weight = Intercepter(rules: [.decimal(places: 3, locale: "fr")])
    let swiss = Intercepter(rules: [.decimal(places: 2, locale: "de-CH", negative: true)])
    let egyptian = Intercepter(rules: [.decimal(places: 2, locale: "ar-EG", negative: true)])
    let asTyped = Intercepter(rules: [.decimal(places: 2, locale: "ar-EG", digits: .any)])
    let indian = Intercepter(rules: [.decimal(places: 2, locale: "hi")])
    return [
      "english": english, "german": german, "french": french, "weight": weight, "swiss": swiss,
      "egyptian": egyptian, "asTyped": asTyped, "indian": indian,
    ]
  }

  static func ellipsis() -> [String: Intercepter] {
    let expanding = Intercepter(rules: [])
    let restoring = Intercepter(rules: [], ellipsis: .restore)
    let accepting = Intercepter(rules: [], ellipsis: .accept)
    return ["restoring": restoring, "expanding": expanding, "accepting": accepting]
  }

  static func embedding() -> [String: Intercepter] {
    func show(_ state: EditingState) {}
    func highlight(_ violations: Violations) {}
    func showCounter(_ text: String, _ isExceeded: Bool) {}
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    let field = InterceptedField(nickname)
    field.onChange = { state in print("now \(state.text)") }
    field.onViolation = { violations in print(violations[0].message) }
    field.onDecision = { decision in highlight(decision.violations) }
    for count in field.lengthCounts {
      showCounter("\(count.length)/\(count.limit)", count.isExceeded)
    }
    let changed = field.textDidChange(to: EditingState("张三😀", caret: 4))
    if changed.outcome == .rejected || changed.outcome == .amended { show(changed.state) }
    let proposed = field.shouldApply(Edit(range: 0..<0, replacement: "张三"))
    let mayProceed = proposed.outcome == .accepted
    if !mayProceed { show(proposed.state) }
    field.selectionDidChange(to: 0..<2)
    field.setState(EditingState("a text that is too long", caret: 0))
    let validity = nickname.validate("张三😀")
    if !validity.isValid { print(validity.violations.map(\.message)) }
    return ["nickname": nickname]
  }

  static func emojiRule() -> [String: Intercepter] {
    let nickname = Intercepter(rules: [.emoji(.forbidden)])
    let reaction = Intercepter(rules: [.emoji(.only), .maxLength(1, in: .graphemes)])
    let widelyShown = Intercepter(rules: [.emoji(.allowed(upTo: EmojiVersion(15)))])
    let dropping = Intercepter(rules: [.emoji(.forbidden, onViolation: .amend)])
    let strict = Intercepter(rules: [.emoji(.forbidden, counting: .any)])
    let lenient = Intercepter(rules: [.emoji(.only, counting: .any)])
    return [
      "nickname": nickname, "reaction": reaction, "widelyShown": widelyShown, "dropping": dropping,
      "strict": strict, "lenient": lenient,
    ]
  }

  static func forbiddenCharacters() -> [String: Intercepter] {
    let comment = Intercepter(rules: [.forbiddenCharacters("<>&")])
    let dropping = Intercepter(rules: [.forbiddenCharacters("<>&", onViolation: .amend)])
    let word = Intercepter(rules: [.forbiddenCharacters { $0.isWhitespace }])
    return ["comment": comment, "dropping": dropping, "word": word]
  }

  static func formats() -> [String: Intercepter] {
    let card = Intercepter(rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
    let amount = Intercepter(
      rules: [.decimal(places: 2, locale: "en-IN")], format: .grouped(locale: "en-IN", prefix: "₹ ")
    )
    let phone = Intercepter(
      rules: [.numbersOnly()], format: .patterns(["###-####", "(###) ###-####"]))
    let percent = Intercepter(
      rules: [.decimal(places: 1, locale: "en")], format: .grouped(locale: "en", suffix: " %"))
    let payment = Intercepter.paymentCard()
    let account = Intercepter.iban()
    let date = Intercepter.date(.dayMonthYear, separator: ".")
    let (time, code) = (Intercepter.time(), Intercepter.oneTimeCode())
    let american = Intercepter.date(locale: "en-US")
    return [
      "card": card, "amount": amount, "phone": phone, "percent": percent, "payment": payment,
      "account": account, "date": date, "time": time, "code": code, "american": american,
    ]
  }

  static func dates() -> [String: Intercepter] {
    let due = Intercepter.date(locale: "de")
    let imported = Intercepter.date(.date(locale: "de"), otherOrder: .warn)
    let adult = Intercepter.date(locale: "de", latest: "-18 years")
    let card = Intercepter.expiry(earliest: "today")
    let delivery = Intercepter.date(locale: "de", earliest: "+1 day", latest: "+3 months")
    let early = adult.withToday { "2026-11-26" }
    return [
      "due": due, "imported": imported, "adult": adult, "card": card, "delivery": delivery,
      "early": early,
    ]
  }

  static func reading() -> [String: Intercepter] {
    let amount = Intercepter(
      rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))
    return ["amount": amount]
  }

  static func telephones() -> [String: Intercepter] {
    let american = Intercepter.telephone("+1 (###) ###-####")
    let russian = Intercepter.telephone(TextMask("+7 (###) ###-##-##", trunkPrefix: "8"))
    let german = Intercepter.telephone(TextMask("+49 ### #####[#][#][#]", trunkPrefix: "0"))
    func telephone(_ formatted: @escaping @Sendable (String) -> String) -> Intercepter {
      let format = TextFormat(
        format: { unformatted in
          var (text, rest) = (FormattedText(), unformatted[...])
          for character in formatted(unformatted) {
            if character == rest.first {
              text.keep(String(rest.removeFirst()))
            } else {
              text.insert(String(character))
            }
          }
          text.keep(rest)
          return text
        },
        unformat: { $0.filter { $0 == "+" || $0.isNumber } })
      return Intercepter(rules: [.allowedCharacters("+0123456789")], format: format)
    }
    let world = telephone { raw in
      // In the place of libphonenumber: the plans of the code 1 and of any of two digits.
      let sizes = raw.hasPrefix("+1") ? [2, 3, 3, 4] : [3, 2, 8]
      var (text, rest) = ("", raw[...])
      for (index, size) in sizes.enumerated() where !rest.isEmpty {
        if index > 0 { text += index == 2 && sizes.count == 4 || index == 3 ? "-" : " " }
        text += rest.prefix(size)
        rest = rest.dropFirst(size)
      }
      return raw.first == "+" ? text + rest : raw
    }
    let atlantic = Intercepter.telephone(
      "+1 (###) ###-####", TextMask("+49 ### #####[#][#][#]", trunkPrefix: "0"))
    return [
      "american": american, "russian": russian, "german": german, "atlantic": atlantic,
      "world": world,
    ]
  }

  static func maxLength() -> [String: Intercepter] {
    let nickname = Intercepter(rules: [.maxLength(10, in: .gb18030)])
    let cutting = Intercepter(rules: [.maxLength(5, in: .graphemes, onViolation: .amend)])
    let soft = Intercepter(rules: [.maxLength(5, in: .graphemes, onViolation: .warn)])
    let flagging = Intercepter(rules: [.maxLength(5, in: .graphemes, onViolation: .flag)])
    return ["nickname": nickname, "cutting": cutting, "soft": soft, "flagging": flagging]
  }

  static func minLength() -> [String: Intercepter] {
    let password = Intercepter(rules: [.minLength(8, in: .graphemes), .maxLength(64, in: .utf8)])
    let required = Intercepter(rules: [.minLength(1, in: .graphemes)])
    return ["password": password, "required": required]
  }

  static func normalizeWidth() -> [String: Intercepter] {
    let address = Intercepter(rules: [
      .normalizeWidth(), .allowedCharacters { $0.isASCII },
    ])
    let number = Intercepter(rules: [.normalizeWidth(), .numbersOnly(.ascii)])
    let persian = Rule("persian") { proposal in
      proposal.rewritingInsertion { ["ي": "ی", "ك": "ک"][$0] ?? String($0) }.map { .amend($0, []) }
        ?? .accept
    }
    let word = Intercepter(rules: [.normalizeWidth(), persian])
    return ["address": address, "number": number, "word": word]
  }

  static func oneOf() -> [String: Intercepter] {
    let size = Intercepter(rules: [.oneOf(["S", "M", "L", "XL"])])
    let place = Intercepter(rules: [.oneOf(["München", "5 €", "金山"])])
    let answer = Intercepter(rules: [.oneOf(["Да", "Нет"], ignoresCase: true)])
    return ["size": size, "answer": answer, "place": place]
  }

  static func straightPunctuation() -> [String: Intercepter] {
    let command = Intercepter(rules: [.straightPunctuation()])
    let code = Intercepter(rules: [.straightPunctuation(), .allowedCharacters("ABC-'")])
    return ["command": command, "code": code]
  }

  static func numbersOnly() -> [String: Intercepter] {
    let code = Intercepter(rules: [.numbersOnly(), .maxLength(6, in: .graphemes)])
    let ascii = Intercepter(rules: [.numbersOnly(.ascii)])
    let anyScript = Intercepter(rules: [.numbersOnly(.any)])
    let picking = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
    return ["code": code, "ascii": ascii, "anyScript": anyScript, "picking": picking]
  }

  static func singleLine() -> [String: Intercepter] {
    let title = Intercepter(rules: [.singleLine()])
    let joining = Intercepter(rules: [.singleLine(onViolation: .amend)])
    let dropping = Intercepter(rules: [.singleLine(replacement: "", onViolation: .amend)])
    return ["title": title, "joining": joining, "dropping": dropping]
  }

  static func checkDigits() -> [String: Intercepter] {
    let isbn = Intercepter(rules: [.checkDigit(.isbn)])
    let cnpj = Intercepter(
      rules: [.capitals(), .checkDigit(.cnpj)], format: .pattern("**.***.***/****-##"))
    let member = Intercepter(
      rules: [.numbersOnly(), .checkDigit(.mod11, weights: [2, 3, 4], length: 8)])
    return ["isbn": isbn, "cnpj": cnpj, "member": member]
  }

  static func controlCharacters() -> [String: Intercepter] {
    let note = Intercepter(rules: [.noControlCharacters()])
    let removing = Intercepter(rules: [.noControlCharacters(onViolation: .amend)])
    return ["note": note, "removing": removing]
  }

  static func units() -> [String: Intercepter] {
    let chineseAsTwo = LengthUnit.perCharacter("chineseAsTwo") { character in
      character.unicodeScalars.contains { $0.properties.isIdeographic } ? 2 : 1
    }
    let title = Intercepter(rules: [.maxLength(6, in: chineseAsTwo, onViolation: .amend)])
    return ["title": title]
  }
}

extension Violation.Code {
  static let oddLength = Violation.Code(rawValue: "oddLength")
}

/// At most three equal digits in a row, as in the guide.
struct ShortRuns: ByteRule {
  func findFaults(in text: EditedText, _ faults: inout Faults) {
    let part = text.evaluated
    var start = part.lowerBound
    while start > 0, start < text.count, text[start - 1] == text[start] { start -= 1 }
    while start < part.upperBound {
      var end = start + 1
      while end < text.count, text[end] == text[start] { end += 1 }
      if (0x30...0x39).contains(text[start]), end - start > 3 { faults.add(start + 3..<end) }
      start = end
    }
  }
}
