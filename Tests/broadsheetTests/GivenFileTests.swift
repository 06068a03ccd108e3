import Foundation
import Glibc
import TestSupport
import Testing

/// Files that the reader names: their permissions, and names that are not UTF-8.
struct GivenFileTests {
  private func rights(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test(arguments: [
    "bookmarks export --force \"$1\"", "image bsd00000001 1903-03-07 --force -o \"$1\"",
  ]) func `new files respect the umask and existing ones keep their permissions`(command: String) async throws
  {
    let program = try Program()
    let path = program.home.path + "/file"
    for (umask, before, after) in [
      ("022", nil, 0o644), ("002", nil, 0o664), ("077", 0o644, 0o644), ("022", 0o600, 0o600),
    ]
      as [(String, mode_t?, mode_t)]
    {
      unlink(path)
      if let before {
        try Data("old".utf8).write(to: URL(filePath: path))
        chmod(path, before)
      }
      let outcome = try await program.run(
        ["-c", "umask \(umask); exec \"$0\" \(command)", Program.path, path], executable: "/bin/sh")
      #expect(outcome.exitCode == 0 && rights(path) == after, "\(outcome) \(String(rights(path), radix: 8))")
      #expect(try Data(contentsOf: URL(filePath: path)) != Data("old".utf8))
    }
  }

  /// `f`, a byte that is invalid in UTF-8, `.x`.
  private static let name = "\"$(printf 'f\\377.x')\""

  @Test(arguments: ["-o \(name)", "--output=\(name)", "--output \(name)"])
  func `a name that is not UTF-8 is written as given`(option: String) async throws {
    let program = try Program()
    let outcome = try await program.run(
      [
        "-c",
        "cd \"$1\" && \"$0\" image bsd00000001 1903-03-07 \(option) && test -s \(Self.name)",
        Program.path, program.home.path,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  @Test func `a name that is not UTF-8 is read as given`() async throws {
    let program = try Program()
    let marc = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    let outcome = try await program.run(
      [
        "-c",
        "cd \"$1\" && cp \"$2\" \(Self.name) && \"$0\" import \(Self.name) && \"$0\" bookmarks export --force \(Self.name) && \"$0\" bookmarks import \(Self.name)",
        Program.path, program.home.path, marc,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 0, "\(outcome)")
  }
}
