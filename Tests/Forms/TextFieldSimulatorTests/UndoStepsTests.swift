import TextFieldSimulator
import Testing
import TextInputIntercepter

/// How many steps there are to undo: a run of Backspace or of Delete is one, each word or line is its own.
@Suite struct UndoStepsTests {
  typealias Movement = SimulatedTextField.Movement

  static let runs: [(start: String, run: [Movement], steps: Int)] = [
    ("one two three|", [.left, .left, .left], 1),
    ("|one two three", [.right, .right, .right], 1),
    ("one two three|", [.wordLeft, .wordLeft], 2),
    ("one two three|", [.wordLeft, .wordLeft, .wordLeft], 3),
    ("|one two three", [.wordRight, .wordRight], 2),
    ("|one two three", [.wordRight, .wordRight, .wordRight], 3),
    ("one two three|", [.wordLeft, .left, .left], 2),
    ("one two three|", [.left, .wordLeft, .left], 3),
    ("one two three|", [.left, .left, .wordLeft], 2),
    ("|one two three", [.right, .wordRight, .right], 3),
    ("|one two three", [.wordRight, .right, .right], 2),
    ("one |two three", [.wordLeft, .wordRight], 2),
    ("one |two three", [.left, .right], 2),
    ("one |two three", [.home, .end], 2),
    ("one two|", [.wordLeft, .home], 2),
    ("one|", [.wordLeft, .wordLeft], 1),
  ]

  @Test(arguments: runs) func `each word that is deleted is a step`(
    row: (start: String, run: [Movement], steps: Int)
  ) {
    for mode in SimulatedTextField.HostMode.allCases {
      let field = SimulatedTextField(
        Intercepter(rules: []), state: EditingState(notation: row.start)!, mode: mode)
      for movement in row.run { field.delete(movement) }
      var steps = 0
      while field.undo() { steps += 1 }
      #expect(steps == row.steps, "\(row.start) \(row.run) \(mode)")
      #expect(field.state.description == row.start)
    }
  }

  @Test(arguments: [(Movement.wordLeft, "a b c d|"), (.wordRight, "|a b c d")])
  func `several words in one go are as many steps`(movement: Movement, start: String) {
    let field = SimulatedTextField(
      Intercepter(rules: []), state: EditingState(notation: start)!)
    field.delete(movement, 3)
    var steps = 0
    while field.undo() { steps += 1 }
    #expect(steps == 3)
  }
}
