import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Several programs writing notes at once, some of them killed.
@Suite(.timeLimit(.minutes(2))) struct NotesTogetherTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }
  private let page = "bsd00000001/1904-07-02/ed-1/seq-1"

  private func program() throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  @Test func `everything that several programs write is there`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<6 {
            let outcome = try await program().run(
              "notes", "add", "sn83045462/1865-04-10/ed-1/seq-\(writer + 1)", "--note", "\(number)")
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await library.contents().excerpts.count == 24)
  }

  /// Two programs change the note and its tags at once: neither undoes what the other did.
  @Test func `two programs that change different parts of a note both succeed`() async throws {
    let id = Excerpt.samples[0].id
    try await library.put(Excerpt.samples[0])
    for round in 0..<5 {
      async let note = program().run("notes", "edit", id, "--note", "note \(round)")
      async let tags = program().run("notes", "edit", id, "--tag", "tag \(round)")
      #expect(try await note.exitCode == 0)
      #expect(try await tags.exitCode == 0)
      let now = try await library.excerpt(id)
      #expect(now?.note == "note \(round)" && now?.tags == ["tag \(round)"])
    }
  }

  /// A note that the program reported as added exists, whenever the program is killed.
  @Test func `what was reported as stored survives a kill`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var told = 0
    for round in 0..<16 {
      let file = folder.file("said-\(round)")
      try Data().write(to: URL(filePath: file))
      let process = try ChildProcess(
        Program.path, ["notes", "add", page, "--note", "round \(round)"],
        environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"],
        output: FileHandle(forWritingTo: URL(filePath: file)))
      try await Task.sleep(for: .milliseconds(round * 20))
      process.kill()
      let id = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines)
      guard id.utf8.count == 16 else { continue }
      told += 1
      #expect(try await library.excerpt(id)?.note == "round \(round)")
    }
    #expect(told > 0, "the program never ended before it was killed")
    _ = try await library.contents()
  }
}
