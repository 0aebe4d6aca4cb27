import Testing
import TextInputIntercepter

/// What peers' own tests assert holds here as well, as far as the policies are the same.
@Suite struct PeerCasesTests {
  @Test(arguments: LengthPeerCases.rows) func `limits of length`(row: PeerCase) throws {
    try check(row)
  }

  @Test(arguments: CompositionPeerCases.rows) func `composition`(row: PeerCase) throws {
    try check(row)
  }

  @Test(arguments: CharacterPeerCases.rows) func `filters`(row: PeerCase) throws {
    try check(row)
  }

  @Test(arguments: DecimalPeerCases.rows) func `keystrokes in numbers`(row: PeerCase) throws {
    try check(row)
  }

  @Test(arguments: DecimalTextPeerCases.rows) func `finished numbers`(row: PeerCase) throws {
    try check(row)
  }

  @Test(arguments: DiffPeerCases.rows) func `differences`(row: PeerCase) throws {
    try check(row)
  }

  private func check(_ row: PeerCase) throws {
    let failure = try row.failure()
    #expect(failure == nil)
  }

  @Test func `every case either runs or is out for a reason`() {
    let running =
      LengthPeerCases.rows + CompositionPeerCases.rows + CharacterPeerCases.rows
      + DecimalPeerCases.rows + DecimalTextPeerCases.rows + DiffPeerCases.rows
    let listed = running.map(\.id) + PeerCasesOut.rows.flatMap(\.ids)
    #expect(listed.sorted() == PeerCaseNames.all.sorted())
    #expect(Set(listed).count == 201)
    #expect(running.count >= 80)
  }
}
