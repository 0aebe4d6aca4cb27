/// The cases that do not run, by what the peer does that this library does not: on purpose, or not yet.
enum PeerCasesOut {
  static let rows: [(what: String, ids: [String])] = [
    ("the tail is cut, not the insertion", ["flutter-ime-03"]),
    ("a full field lets no composition begin", ["flutter-ime-04"]),
    ("ANTI-CASE: caret inside a surrogate pair", ["flutter-len-05"]),
    ("ANTI-CASE: half a cluster reported as inserted", ["cm-run-12"]),
    ("ANTI-CASE: selected full stops cannot be deleted", ["fjf-02"]),
    ("ANTI-CASE: anything gets in at the front", ["fjf-06"]),
    ("only a caret comes back, not the selection", ["fjf-15"]),
    (
      "puts other text in a match's place",
      [
        "flutter-filter-12", "flutter-filter-13", "flutter-region-04", "flutter-region-07",
        "flutter-region-08", "flutter-region-09", "flutter-region-11", "flutter-region-12",
        "flutter-region-13",
      ]
    ),
    (
      "drops what parts two numbers, and joins them",
      [
        "maskito-set-18", "android-digits-04", "android-digits-07", "android-digits-11",
        "android-digits-12", "android-digits-15",
      ]
    ),
    ("a list of words, not of characters", ["flutter-region-10"]),
    ("a refusal empties the overwritten selection", ["android-digits-06"]),
    ("keeps the last separator, not the first", ["android-digits-13"]),
    ("over the maximum is unfinished, not invalid", ["qt-data1", "qt-data9", "qt-int-7-4"]),
    ("admits a separator without decimal places", ["qt-data46", "qt-data49"]),
    (
      "clamps to the bounds",
      [
        "maskito-key-28", "maskito-key-30", "maskito-key-31", "maskito-blur-01",
        "maskito-blur-02", "imask-autofix-1", "imask-autofix-4",
      ]
    ),
    ("no separator behind the maximum", ["maskito-key-29"]),
    (
      "dashes are minus signs, written as U+2212",
      [
        "maskito-set-03", "maskito-set-10-2", "maskito-set-10-3", "maskito-key-20-1",
        "maskito-key-21", "maskito-key-22",
      ]
    ),
    ("the overwritten selection, not the shortest edit", ["cm-sel-02", "cm-sel-03", "pm-diff-07"]),
    ("an unknown caret means a forward deletion", ["cm-run-05", "pm-diff-05"]),
    ("pads or trims zeros at the end", ["imask-zero-08", "imask-pad-03", "rnf-21"]),
    ("cuts decimals that are no zeros", ["maskito-set-01", "imask-num-03"]),
    ("works on a fraction alone", ["rnf-scale-02"]),
    ("patterns rewrite the text (later)", ["afk-23", "afk-25", "decoro-01", "decoro-02"]),
    (
      "prefixes and suffixes rewrite the text (later)",
      [
        "maskito-set-07", "rnf-15", "rnf-22", "rnf-24", "rnf-30",
      ]
    ),
    ("a separator typed twice moves the caret", ["rnf-02"]),
    ("fixed separators refuse deletion", ["rnf-23"]),
    (
      "grouping rewrites the text (later)",
      [
        "qt-data-c1", "qt-thousep-1dot000comma1de", "qt-thousep-1comma23", "qt-fixup-01",
        "qt-fixup-02", "qt-fixup-03", "qt-fixup-04", "maskito-set-06", "maskito-set-09",
        "maskito-set-14", "maskito-key-17", "maskito-key-25", "maskito-key-34",
        "maskito-key-35", "maskito-key-36", "maskito-key-41", "rnf-04", "rnf-09", "rnf-11",
        "rnf-13", "rnf-14", "rnf-17", "rnf-18", "rnf-29", "rnf-34-1", "imask-num-02",
        "afk-02", "afk-03", "afk-05", "afk-14", "afk-15", "afk-17",
      ]
    ),
  ]
}
