internal import IntercepterRecords

extension RecordTally {
  /// Returns a summary such as `60 lines, 8 do not conform`, with the noun for one record.
  ///
  /// - Parameter isWhole: Whether all records were checked.
  func summary(of record: String, by checker: RecordChecker, isWhole: Bool) -> String {
    var parts = [counted(records, record)]
    if checker.report == .fixed { parts.append("\(changed) fixed") }
    if checker.isDryRun { parts.append("\(changed) would change") }
    if losingText > 0 {
      parts.append(
        !checker.appliesUnsafeFixes
          ? "\(losingText) would lose text: --unsafe-fixes"
          : checker.isDryRun ? "\(losingText) would lose text" : "\(losingText) lost text")
    }
    if nonconforming > 0 {
      let still = checker.report == .fixed || checker.report == .changes ? " still" : ""
      parts.append("\(nonconforming)\(still) \(nonconforming == 1 ? "does" : "do") not conform")
    }
    let repeated = duplicates.values.reduce(0, +)
    if repeated > 0 { parts.append(counted(repeated, "duplicate value")) }
    if malformed > 0 {
      parts.append(
        record == "line"
          ? "\(malformed) \(malformed == 1 ? "is" : "are") not UTF-8"
          : "\(malformed) cannot be read")
    }
    if !isWhole {
      parts.append("the rest was not checked")
    } else if parts.count == 1, records > 0 {
      parts.append("all conform")
    }
    return parts.joined(separator: ", ")
  }

  /// Sentences about dates that prove another order than that of their column.
  var ordersOfDates: [String] {
    otherOrders.sorted { $0.key < $1.key }.map { order, count in
      let field = order.field.isEmpty ? "" : "column \(order.field): "
      let share = "in \(count) of \(counted(records, "record"))"
      return "\(field)\(share), the date can only be \(order.isMonthFirst ? "month" : "day") first"
    }
  }

  /// Sentences about values in notations of other programs.
  var foreignNotations: [String] {
    notations.sorted { $0.key < $1.key }.map { notation, count in
      let field = notation.field.isEmpty ? "" : "column \(notation.field): "
      let share = "in \(count) of \(counted(records, "record"))"
      return "\(field)\(share), the value is \(notation.kind.rawValue)"
    }
  }

  /// The counts as a JSON object, with examples.
  var report: [UInt8] {
    var json = JSONLine()
    json.object { json in
      json.member("records", records)
      json.member("nonconforming", nonconforming)
      json.member("malformed", malformed)
      json.member("changed", changed)
      json.member("losingText", losingText)
      json.name("fields")
      json.object { json in
        for (field, kinds) in Dictionary(grouping: violations.keys, by: \.field).sorted(by: {
          $0.key < $1.key
        }) {
          json.name(field)
          json.object { json in kinds.sorted().forEach { write($0, to: &json) } }
        }
      }
      json.name("duplicates")
      json.object { json in
        for (field, count) in duplicates.sorted(by: { $0.key < $1.key }) {
          json.name(field)
          json.number(count)
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ kind: Kind, to json: inout JSONLine) {
    json.name(kind.code.rawValue)
    json.object { json in
      json.member("count", violations[kind] ?? 0)
      json.name("examples")
      json.array(examples[kind] ?? []) { json, example in
        json.object { json in
          json.member("line", example.line)
          if let text = example.text { json.member("text", text) }
        }
      }
    }
  }

  /// The number of violations of each kind, the most frequent first.
  var kinds: [String] {
    let sorted = violations.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = sorted.first.map { String($0.value).count } ?? 0
    return sorted.map { kind, count in
      let digits = String(count)
      let field = kind.field.isEmpty ? "" : "\(kind.field): "
      return String(repeating: " ", count: width - digits.count)
        + "\(digits)  \(field)\(kind.code.rawValue)"
    }
  }
}
