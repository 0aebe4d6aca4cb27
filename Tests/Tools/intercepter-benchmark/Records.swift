internal import IntercepterProfiles
internal import IntercepterRecords

/// Benchmarks of checking a table with patterns, decimals, dates and fixes, beside only reading its
/// records.
extension Benchmark {
  static var records: [Benchmark] {
    [
      records("conforming", every: nil), records("a tenth to be fixed", every: 10),
      records("a tenth wrong", every: 10, wrong: true), unique(50_000), unique(100_000),
    ]
  }

  private static let count = 10_000

  private static func records(_ name: String, every: Int?, wrong: Bool = false) -> Benchmark {
    var table = "code,name,mail,amount,day\n"
    for index in 0..<count {
      let isOdd = every.map { index.isMultiple(of: $0) } ?? false
      table += "\(100_000 + index),\(["Anne-Marie Müller", "张三", "Jean Martin"][index % 3])"
      table += isOdd && !wrong ? " ," : ","
      table += "person\(index)@example.com,"
      table += isOdd && wrong ? "1;5," : isOdd ? "12," : "\(index % 900 + 1).50,"
      table += "2024-0\(index % 9 + 1)-1\(index % 10)\n"
    }
    let bytes = Array(table.utf8)
    let (ours, theirs) = (checker(profile), checker(bare))
    return Benchmark(
      name: "check/10,000 records, \(name)", baseline: "no rules and no fixes", iterations: 1,
      ours: { ours.check(.bytes(bytes), to: .nothing).tally.records },
      theirs: { theirs.check(.bytes(bytes), to: .nothing).tally.records })
  }

  /// A benchmark of comparing each value with all before it, on two threads.
  ///
  /// Twice as many take about twice as long.
  private static func unique(_ count: Int) -> Benchmark {
    let bytes = Array(("code\n" + (0..<count).map { "value \($0)\n" }.joined()).utf8)
    let profile = #"{"version": 1, "fields": {"code": {"rules": []}}}"#
    var (ours, theirs) = (checker(profile), checker(profile))
    (ours.jobs, theirs.jobs, ours.uniqueFields) = (2, 2, ["code"])
    return Benchmark(
      name: "unique/\(count) values", baseline: "values that may be repeated", iterations: 1,
      ours: { [ours] in ours.check(.bytes(bytes), to: .nothing).tally.records },
      theirs: { [theirs] in theirs.check(.bytes(bytes), to: .nothing).tally.records })
  }

  private static func checker(_ profile: String) -> RecordChecker {
    guard let profile = try? Profile(json: profile),
      var checker = try? RecordChecker(profile, format: .csv)
    else { preconditionFailure("the profile is wrong") }
    checker.jobs = 1
    return checker
  }

  private static let profile = """
    {"version": 1, "fields": {
      "code": {"required": true, "rules": [{"rule": "matches", "pattern": "[0-9]{6}"}],
        "fixes": [{"fix": "trimWhitespace"}]},
      "name": {"rules": [{"rule": "emoji", "policy": "forbidden"}, {"rule": "singleLine"},
          {"rule": "matches", "pattern": "[\\\\p{L}\\\\p{M} '-]{1,40}"},
          {"rule": "maxLength", "limit": 40, "unit": "gb18030"}],
        "fixes": [{"fix": "trimWhitespace"}, {"fix": "collapseWhitespace"}]},
      "mail": {"rules": [
          {"rule": "matches", "pattern": "[\\\\w.+-]+@[\\\\w-]+(?:\\\\.[\\\\w-]+)+"}],
        "fixes": [{"fix": "trimWhitespace"}]},
      "amount": {"rules": [{"rule": "decimal", "places": 2, "locale": "en-US"}],
        "fixes": [{"fix": "trimWhitespace"}, {"fix": "padDecimals", "places": 2}]},
      "day": {"rules": [], "format": {"kind": "date"},
        "fixes": [{"fix": "trimWhitespace"}]}
    }}
    """

  private static let bare = """
    {"version": 1, "fields": {"code": {"rules": []}, "name": {"rules": []}, "mail": {"rules": []},
      "amount": {"rules": []}, "day": {"rules": []}}}
    """
}
