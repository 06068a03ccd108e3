import Foundation

/// A folder for one test, which does not exist yet and is removed afterward.
public final class TemporaryFolder: Sendable {
  public let path = FileManager.default.temporaryDirectory.appending(path: "broadsheet-\(UUID().uuidString)")
    .path

  public init() {}

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func file(_ name: String) -> String { path + "/" + name }
}
