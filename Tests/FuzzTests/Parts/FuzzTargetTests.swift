import TestSupport
import Testing

/// Tests of the fuzzing itself.
@Suite struct FuzzTargetTests {
  @Test func `the shares add up to the whole`() {
    #expect(FuzzTarget.allCases.map(\.share).reduce(0, +) == 1000)
  }

  @Test func `every finding belongs to a target`() throws {
    let names = Set(FuzzTarget.allCases.map(\.rawValue))
    #expect(try Fixture.names(in: "fuzz").allSatisfy(names.contains))
  }

  @Test func `an input depends only on seed, target and number`() {
    func bytes(_ seed: Int, _ target: String, _ number: Int) -> [UInt8] {
      var dice = FuzzGenerator(seed: seed, target: target, number: number)
      return OddText(words: ["a"]).bytes(&dice) + (0..<8).map { _ in dice.byte() }
    }
    #expect(bytes(1, "x", 7) == bytes(1, "x", 7))
    #expect(Set([bytes(1, "x", 7), bytes(2, "x", 7), bytes(1, "y", 7), bytes(1, "x", 8)]).count == 4)
    #expect(Set((0..<1000).map { bytes(1, "x", $0) }).count == 1000)
  }
}
