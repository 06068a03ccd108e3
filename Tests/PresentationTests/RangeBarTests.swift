import Presentation
import Testing

@Suite(.timeLimit(.minutes(1))) struct RangeBarTests {
  @Test(
    arguments: [
      (3, 5, "███░░"), (5, 5, "█████"), (0, 5, "░░░░░"), (0, 0, ""), (0.1, 0.1, "█"), (0.1, 5, "█░░░░"),
    ] as [(Double, Double, String)])
  func `what is certain is solid`(least: Double, most: Double, bar: String) {
    #expect(RangeBar.text(least: least, most: most, of: 5, width: 5) == bar)
  }

  @Test func `without numbers there are no bars`() {
    #expect(RangeBar.text(least: 0, most: 0, of: 0, width: 5) == "")
  }
}
