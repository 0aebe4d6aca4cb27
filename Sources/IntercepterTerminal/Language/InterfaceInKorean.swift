internal import TextInputIntercepter

/// The interface in Korean.
enum InterfaceInKorean: InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String {
    switch text {
    case .text: "텍스트"
    case .place(let number, let count): "항목 \(number)/\(count)"
    case .noEmoji: "이모지 없음"
    case .emojiOnly: "이모지만"
    case .emojiUpTo(let version): "이모지 \(version)까지"
    case .digitsOnly: "숫자만"
    case .decimals(let places): "소수 \(places)자리"
    case .onlyCharacters(let characters): "\(characters)만"
    case .noCharacters(let characters): "\(characters) 없음"
    case .like(let pattern): "형식 \(pattern)"
    case .oneLine: "한 줄"
    case .halfWidth: "반각"
    case .valid: "올바름"
    case .validWithRemark: "올바름(참고 있음)"
    case .fixed(let verdict, let text): "\(verdict): “\(text)”(으)로"
    case .notFinished: "미완성"
    case .composing: "조합 중"
    case .composingIsJudgedLater: "조합 중. 확정하면 검사합니다"
    case .accepted: "받아들임"
    case .acceptedWithRemark(let reasons): "받아들임(참고): \(reasons)"
    case .amended(let reasons): "고침: \(reasons)"
    case .rejected(let reasons): "거부: \(reasons)"
    case .nothingToPaste: "아직 잘라내거나 복사하거나 지운 것이 없습니다"
    case .submit: "제출"
    case .textIsValid: "텍스트가 올바릅니다."
    case .allAreValid(let count): "\(count)개 항목이 모두 올바릅니다."
    case .textIsNotValid: "텍스트가 아직 올바르지 않습니다."
    case .someAreNotValid(let wrong, let count): "\(count)개 항목 중 \(wrong)개가 아직 올바르지 않습니다."
    case .whatIsWrong: "문제"
    case .nothingIsWrong: "더 없음"
    case .commandHint: "Esc 명령"
    case .nextHint: "Tab 다음"
    case .acceptHint: "Enter 확인"
    case .submitHint: "Enter 제출"
    case .validateHint: "Enter 검사"
    case .emojiHint: "Ctrl+\\ 이모지"
    case .helpHint: "F1 도움말"
    case .quitHint: "Ctrl+D 종료"
    case .giveUpHint: "Ctrl+C 취소"
    case .unit(let unit, let count): self.unit(unit, count)
    case .panel(let text): panel(text)
    case .key(let key): self.key(key)
    case .command(let command): self.command(command)
    case .emoji(let text): emoji(text)
    }
  }

  private static func unit(_ unit: UnitName, _ count: Int) -> String {
    switch unit {
    case .graphemes: "글자"
    case .scalars: "스칼라"
    case .utf16: "UTF-16 단위"
    case .utf8: "바이트 UTF-8"
    case .gb18030, .gb18030Of2022: "바이트 GB18030"
    case .gb18030Of2000: "바이트 GB18030-2000"
    case .gb18030Of2005: "바이트 GB18030-2005"
    case .doubleWidth: "칸"
    case .terminalColumns: "터미널 칸"
    }
  }
}
