import Foundation
import TestSupport
import Testing

extension FuzzTarget {
  /// Further findings in a run are usually the same fault.
  private static let mostFindings = 5

  /// Tries findings of earlier runs, `Fixtures/fuzz/<target>/`, and then its share of the inputs.
  ///
  /// - Parameters:
  ///   - make: generates an input, using only the generator.
  ///   - check: tries the input, and throws what is wrong.
  func run(
    _ make: (inout FuzzGenerator) throws -> [UInt8], check: (inout FuzzInput) async throws -> Void
  ) async throws {
    let watch = try FuzzWatch(self)
    let began = ContinuousClock.now
    for (number, bytes) in try found().enumerated() {
      let dice = FuzzGenerator(seed: 0, target: rawValue, number: number)
      _ = await tries(FuzzInput(bytes: bytes, dice: dice), -1 - number, watch, check)
    }
    var findings = 0
    for number in 0..<count where findings < FuzzTarget.mostFindings {
      var dice = FuzzGenerator(seed: FuzzTarget.seed, target: rawValue, number: number)
      let bytes = try make(&dice)
      if await !tries(FuzzInput(bytes: bytes, dice: dice), number, watch, check) { findings += 1 }
    }
    if FuzzTarget.total > FuzzTarget.shortRun {
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      FuzzWatch.say(
        "\(rawValue): \(count) inputs in \((seconds * 10).rounded() / 10) s, \(findings) findings")
    }
  }

  /// False if something is wrong; the input is then in a file.
  private func tries(
    _ input: FuzzInput, _ number: Int, _ watch: FuzzWatch,
    _ check: (inout FuzzInput) async throws -> Void
  ) async -> Bool {
    // Targets share a few threads: one that never suspends would make the others wait until they seem to
    // hang.
    await Task.yield()
    watch.begin(number, input.bytes)
    defer { watch.end() }
    var input = input
    do {
      try await check(&input)
      return true
    } catch {
      let file = FuzzWatch.folder.appending(path: "\(self)-\(FuzzTarget.seed)-\(number)")
      try? Data(input.bytes).write(to: file)
      Issue.record("\(self), seed \(FuzzTarget.seed), input \(number): \(error); input in \(file.path)")
      return false
    }
  }

  private func found() throws -> [[UInt8]] {
    let folder = "fuzz/\(self)"
    guard FileManager.default.fileExists(atPath: Fixture.root.appending(path: "Fixtures/" + folder).path)
    else { return [] }
    return try Fixture.names(in: folder).map { try Fixture.bytes("\(folder)/\($0)") }
  }
}
