import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// A library on a read-only file system, which each test mounts in a namespace of its own.
@OwnThread struct ReadOnlyLibraryTests {
  private let folder = TemporaryFolder()

  private nonisolated static let mounts = "/usr/bin/unshare"

  private nonisolated static let canMount =
    (try? ChildProcess(mounts, ["-rm", "/bin/true"], environment: [:]).wait()) == .exited(0)

  private func program() throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  /// Runs the program where the library cannot be written.
  private func runReadOnly(_ arguments: String...) async throws -> Program.Outcome {
    let script = "mount --bind -o ro \"$0\" \"$0\" && exec \"$@\""
    return try await program().run(
      ["-rm", "/bin/sh", "-c", script, folder.path, Program.path] + arguments,
      executable: ReadOnlyLibraryTests.mounts)
  }

  @Test(.enabled(if: ReadOnlyLibraryTests.canMount, "needs user namespaces"))
  func `an older library on a read-only file system can be read, and says that it cannot be changed`()
    async throws
  {
    let path = folder.file("broadsheet/library.sqlite")
    try await LibraryFile(path: path).put(Bookmark.samples[0])
    try await DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          ALTER TABLE excerpt DROP COLUMN printed_page;
          ALTER TABLE position DROP COLUMN source;
          ALTER TABLE bookmark DROP COLUMN source;
          DELETE FROM grdb_migrations WHERE identifier > '7'
          """)
    }
    let list = try await runReadOnly("bookmarks")
    #expect(list.exitCode == 0 && list.output.contains(Bookmark.samples[0].newspaper.title), "\(list.errors)")
    let added = try await runReadOnly("bookmarks", "add", "bsd00000001")
    #expect(added.exitCode != 0 && added.errors.contains("\(path) is not writable"), "\(added.errors)")
  }
}
