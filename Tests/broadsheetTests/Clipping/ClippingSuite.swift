import Foundation

/// A reader's home with a folder for clips of the demonstration newspaper.
class ClippingSuite {
  let program: Program
  let folder: URL

  init() throws {
    program = try Program()
    folder = program.home.appending(path: "clips")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  final func clip(_ arguments: String...) async throws -> Program.Outcome { try await clip(arguments) }

  final func clip(_ arguments: [String]) async throws -> Program.Outcome {
    try await program.run(["clip", "bsd00000001", "1903-03-07"] + arguments)
  }
}
