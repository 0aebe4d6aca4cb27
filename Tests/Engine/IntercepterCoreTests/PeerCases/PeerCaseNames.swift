/// The names of all cases, those that run and those that do not.
enum PeerCaseNames {
  static let all = """
    flutter-len-01 flutter-len-02 flutter-len-03 flutter-len-04 flutter-len-05 flutter-len-06
    flutter-len-07 flutter-len-09 flutter-len-10 flutter-len-11 flutter-ime-03 flutter-ime-04
    flutter-ime-05 flutter-ime-06 flutter-field-01 flutter-field-03 flutter-field-06
    flutter-filter-06 flutter-filter-09 flutter-filter-12 flutter-filter-13 flutter-region-04
    flutter-region-05 flutter-region-07 flutter-region-08 flutter-region-09 flutter-region-10
    flutter-region-11 flutter-region-12 flutter-region-13 flutter-region-15
    utf16-01 utf16-02 utf16-06 utf16-09 utf16-10 utf16-11
    android-len-01 android-len-02 android-len-03 android-digits-01 android-digits-04
    android-digits-06 android-digits-07 android-digits-11 android-digits-12 android-digits-13
    android-digits-15
    html-02 html-03 html-10 html-11 html-12 html-13
    rc-input-04 rc-input-06
    qt-data0 qt-data1 qt-data2 qt-data3 qt-data6 qt-data9 qt-data43 qt-data46 qt-data47
    qt-data49 qt-data-c1 qt-arabic qt-thousep-1comma000dot1c-reject qt-thousep-dotde
    qt-thousep-1dot000comma1de qt-thousep-1comma23 qt-int-2-4 qt-int-2-8 qt-int-3-3
    qt-int-5-1b qt-int-7-4 qt-fixup-01 qt-fixup-02 qt-fixup-03 qt-fixup-04
    maskito-set-01 maskito-set-03 maskito-set-06 maskito-set-07 maskito-set-09
    maskito-set-10-0 maskito-set-10-2 maskito-set-10-3 maskito-set-13 maskito-set-14
    maskito-set-16 maskito-set-17 maskito-set-18 maskito-key-01 maskito-key-02 maskito-key-03
    maskito-key-07 maskito-key-08 maskito-key-09 maskito-key-10 maskito-key-14 maskito-key-17
    maskito-key-20-1 maskito-key-21 maskito-key-22 maskito-key-24 maskito-key-25
    maskito-key-28 maskito-key-29 maskito-key-30 maskito-key-31 maskito-key-32 maskito-blur-01
    maskito-blur-02 maskito-key-33 maskito-key-34 maskito-key-35 maskito-key-36 maskito-key-41
    maskito-key-42-0 maskito-key-42-2 maskito-key-42-3 maskito-key-43 maskito-key-44
    maskito-key-45 maskito-max-01 maskito-max-02 maskito-max-03 maskito-max-04 maskito-max-05
    rnf-02 rnf-04 rnf-09 rnf-11 rnf-13 rnf-14 rnf-15 rnf-17 rnf-18 rnf-21 rnf-22 rnf-23 rnf-24
    rnf-29 rnf-30 rnf-34-1 rnf-diff-03 rnf-diff-04 rnf-scale-02
    imask-zero-03 imask-zero-04 imask-zero-08 imask-pad-03 imask-num-01 imask-num-02
    imask-num-03 imask-autofix-1 imask-autofix-4 imask-diff-01 imask-diff-02 imask-diff-03
    imask-diff-04
    cm-sel-02 cm-sel-03 cm-run-01 cm-run-02 cm-run-05 cm-run-10 cm-run-12 cm-run-13
    pm-diff-02 pm-diff-05 pm-diff-06 pm-diff-07 pm-diff-09
    afk-02 afk-03 afk-05 afk-07 afk-08 afk-12 afk-14 afk-15 afk-17 afk-20 afk-21 afk-22 afk-23
    afk-25
    decoro-01 decoro-02
    emoji-01 emoji-02
    fjf-02 fjf-03 fjf-04 fjf-06 fjf-12 fjf-13 fjf-15
    """.split { $0.isWhitespace }.map(String.init)
}
