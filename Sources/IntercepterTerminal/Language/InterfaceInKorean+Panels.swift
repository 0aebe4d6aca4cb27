internal import IntercepterEmoji

/// What can be opened with a key, in Korean.
extension InterfaceInKorean {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "명령(맨 앞에서는 :도 가능, ::는 콜론)"
    case .nextField: "다음 항목, 이전 항목"
    case .enter: "조합 중이면 확정, 아니면 검사"
    case .lineBreak: "줄바꿈"
    case .byWords: "단어 단위로 이동(Alt도 가능)"
    case .select: "선택"
    case .ends: "맨 앞으로, 맨 뒤로"
    case .kill: "맨 앞까지, 맨 뒤까지, 단어 삭제"
    case .paste: "삭제하거나 복사한 것 붙여넣기"
    case .undo: "실행 취소, 다시 실행"
    case .copy: "모두 선택, 복사, 잘라내기"
    case .emoji: "이름으로 이모지 찾기"
    case .redraw: "화면 다시 그리기"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
    case .help: "이 목록 표시/숨기기(F1)"
    case .rules: "규칙 표시/숨기기"
    case .set: "규칙, 정책, 키보드 변경"
    case .load: "프로필에서 규칙 불러오기"
    case .text: "검사 없이 텍스트 설정"
    case .clear: "텍스트 비우기"
    case .field: "항목으로 이동(Tab)"
    case .submit: "모든 항목 검사(Enter)"
    case .compose: "입력기처럼 텍스트 조합"
    case .commit: "주어진 텍스트로 조합 확정"
    case .cancel: "조합 취소"
    case .smart: "스마트 구두점 켜기/끄기"
    case .mode: "입력란이 변경을 알리는 방식"
    case .emoji: "이름으로 이모지 찾기(Ctrl+\\)"
    case .inspect: "텍스트 구성 표시/숨기기"
    case .measure: "단위별 길이 표시/숨기기"
    case .record: "키 입력을 스크립트에 기록"
    case .stop: "기록 끝내기"
    case .replay: "이 항목에서 스크립트 실행"
    case .quit: "종료(Ctrl+D)"
    }
  }

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "키와 명령"
    case .rows(let first, let last, let count): "\(count)행 중 \(first)–\(last)"
    case .rulesInOrder: "규칙(이 순서로 적용)"
    case .noRules: "없음: 모두 받아들임"
    case .lengths: "단위별 길이"
    case .parts: "텍스트 구성"
    case .isSecret: "비밀 텍스트입니다"
    case .nothingToInspect: "아직 볼 것이 없습니다"
    case .columns: "칸"
    case .emoji: "이모지"
    case .scalars: "스칼라"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "이모지:"
    case .nothingFound: "찾은 것이 없습니다"
    case .noneAdmitted: "규칙이 허용하는 이모지가 없습니다"
    case .chooseHint: "←↑↓→ Enter 선택"
    case .closeHint: "Esc 닫기"
    case .groupHint: "Tab 그룹"
    case .tonesHint: "Ctrl+T 피부색"
    case .favoriteHint: "Ctrl+F 즐겨찾기"
    case .title(let title): title.name(in: "ko")
    }
  }
}
