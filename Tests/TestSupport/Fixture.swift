import Foundation

/// The files of `Fixtures/`.
public enum Fixture {
  /// The repository's root.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameter path: below `Fixtures/`, for example `loc.gov/titles.json`.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: "Fixtures").appending(path: path)))
  }

  /// - Parameter path: below the repository's root.
  public static func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The names of the files in a folder, sorted.
  public static func names(in folder: String) throws -> [String] {
    let folder = root.appending(path: "Fixtures").appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
