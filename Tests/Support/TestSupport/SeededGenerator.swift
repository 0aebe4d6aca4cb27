internal import Foundation
/// A SplitMix64 generator, whose complete state is its seed, so that a failing case can be
/// repeated.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  private var choices: [UInt8]?
  private var choicesTaken = 0

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator whose choices come from bytes.
  ///
  /// Each byte is the highest byte of one number, and so picks one of up to 256 elements. After the
  /// last byte, the generator always picks the first element.
  public init(choices: [UInt8]) {
    state = 0
    self.choices = choices
  }

  /// Returns the next 64 random bits.
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

  /// Returns `true` with a probability in percent.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Returns a random element.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Runs a law over seeded random cases and describes the first that violates it.
///
/// - Parameters:
///   - cases: The number of cases.
///   - seed: The seed of the first case. Each case has its own seed.
///   - law: Draws a case and returns its violation of the law, or `nil`.
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

/// The factor for the number of cases, from the environment: `LAW_CASES=10 swift test`.
public let lawCasesFactor =
  ProcessInfo.processInfo.environment["LAW_CASES"].flatMap { Int($0) }.map { max(1, $0) } ?? 1
