internal import Foundation
/// SplitMix64: a small generator whose whole state is its seed, so that a failing case can be run again.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  private var choices: [UInt8]?
  private var choicesTaken = 0

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator whose choices others make.
  ///
  /// A byte is the highest of one number, and so picks one of up to 256 elements. Behind the last byte
  /// come zeros: the first element each time.
  public init(choices: [UInt8]) {
    state = 0
    self.choices = choices
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    guard let choices else { return z }
    let choice = choicesTaken < choices.count ? choices[choicesTaken] : 0
    choicesTaken += 1
    return UInt64(choice) << 56 | z >> 8
  }

  /// Whether something happens that happens in so many of a hundred cases.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// One of the elements.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Runs a law over seeded random cases and describes the first that breaks it.
///
/// - Parameters:
///   - cases: How many cases to run.
///   - seed: The seed of the first case; each case has a seed of its own.
///   - law: Returns what is wrong with the case it draws, or `nil`.
/// - Returns: The failure with its seed, or `nil`.
public func firstBreach(
  cases: Int = 1_000, seed: UInt64 = 20_260_101, _ law: (inout SeededGenerator) -> String?
) -> String? {
  for index in 0..<cases * lawCasesFactor {
    let caseSeed = seed &+ UInt64(index)
    var generator = SeededGenerator(seed: caseSeed)
    if let breach = law(&generator) { return "seed \(caseSeed): \(breach)" }
  }
  return nil
}

/// How many times more cases there are than usual, as the environment says: `LAW_CASES=10 swift test`.
public let lawCasesFactor =
  ProcessInfo.processInfo.environment["LAW_CASES"].flatMap { Int($0) }.map { max(1, $0) } ?? 1
