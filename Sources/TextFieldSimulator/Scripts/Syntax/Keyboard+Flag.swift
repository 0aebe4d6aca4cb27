extension SimulatedTextField.Keyboard {
  /// Whether the keyboard does what a setting of scripts is about.
  public subscript(flag: KeystrokeScript.KeyboardFlag) -> Bool {
    get {
      switch flag {
      case .smartPunctuation: smartPunctuation
      case .composesAlways: composesAlways
      case .composesHangul: composesHangul
      case .composesNineKeyPinyin: composesNineKeyPinyin
      case .ignoresVeto: ignoresVeto
      case .reportsWholeWords: reportsWholeWords
      }
    }
    set {
      switch flag {
      case .smartPunctuation: smartPunctuation = newValue
      case .composesAlways: composesAlways = newValue
      case .composesHangul: composesHangul = newValue
      case .composesNineKeyPinyin: composesNineKeyPinyin = newValue
      case .ignoresVeto: ignoresVeto = newValue
      case .reportsWholeWords: reportsWholeWords = newValue
      }
    }
  }
}
