import Foundation

/// Real records, which are not part of the repository: in the folder named by `BROADSHEET_SHARED_DATA`,
/// otherwise `../shared/data` relative to the repository's root. Tests that use it are skipped if it is
/// missing.
public enum SharedData {
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["BROADSHEET_SHARED_DATA"] ?? ""
    let folder =
      !named.isEmpty
      ? URL(fileURLWithPath: named)
      : Fixture.root.deletingLastPathComponent().appending(path: "shared/data")
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? folder : nil
  }()

  public static var isThere: Bool { folder != nil }

  /// True if tests should read all of it, as `make test-data` does. That takes a while in a debug build;
  /// otherwise, part of it is enough.
  public static let isReadWhole = ProcessInfo.processInfo.environment["BROADSHEET_WHOLE_DIRECTORY"] != nil

  /// The JSON files in a folder, by name.
  public static func jsonFiles(in path: String) -> [String] {
    guard let folder else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  /// A file's bytes, decompressed if its name ends in `.xz` or `.zst`.
  public static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    let file = folder.appending(path: path)
    if path.hasSuffix(".xz") { return try output(of: ["xz", "-dc", file.path]) }
    if path.hasSuffix(".zst") { return try output(of: ["zstd", "-dc", "--long=27", file.path]) }
    return Array(try Data(contentsOf: file))
  }

  /// The output of a system program.
  public static func output(of command: [String]) throws -> [UInt8] {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = command
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return Array(bytes)
  }

  /// The text files of a `.tar.zst`, unpacked by `zstd` and `tar`.
  public static func archivedTexts(_ path: String) throws -> [String] {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    let unpacked = FileManager.default.temporaryDirectory.appending(path: "broadsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: unpacked, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: unpacked) }
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
    tar.arguments = ["-I", "zstd --long=27", "-xf", folder.appending(path: path).path, "-C", unpacked.path]
    try tar.run()
    tar.waitUntilExit()
    return try FileManager.default.contentsOfDirectory(atPath: unpacked.path).sorted().filter {
      $0.hasSuffix(".txt")
    }.map { String(decoding: try Data(contentsOf: unpacked.appending(path: $0)), as: UTF8.self) }
  }
}
