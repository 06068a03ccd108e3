import Newspapers

/// Batches in the formats of other programs that download them or check what was downloaded.
public enum BatchDownloads: String, CaseIterable, Sendable {
  /// An input file: `aria2c -i`. See aria2c(1), INPUT FILE.
  case aria2
  /// A configuration: `curl --config`. See curl(1).
  case curl
  /// The input of `sha1sum -c` and `sha256sum -c`.
  case sha1, sha256

  /// - Parameters:
  ///   - filesInTenMinutes: how many of them may be requested.
  ///   - folder: where they should go; nil for the current folder. Has no line feed.
  public func lines(
    _ archives: [OCRArchive], filesInTenMinutes: Int?, folder: String? = nil
  ) -> [String] {
    switch self {
    case .aria2:
      archives.flatMap { archive in
        [archive.address, "  out=\(archive.fileName)"] + (folder.map { ["  dir=\($0)"] } ?? [])
          + (archive.sha256.map { ["  checksum=sha-256=\($0)"] }
            ?? archive.sha1.map { ["  checksum=sha-1=\($0)"] } ?? [])
      }
    case .curl:
      // One fewer than allowed, since the server's ten minutes may differ from ours. curl spaces them evenly.
      ["fail", "location"] + (filesInTenMinutes.map { ["rate = \"\(($0 - 1) * 6)/h\""] } ?? [])
        + (folder == nil ? [] : ["create-dirs"])
        + archives.flatMap {
          ["url = \"\($0.address)\"", "output = \"\(BatchDownloads.quoted(folder))\($0.fileName)\""]
        }
    case .sha1: archives.compactMap { archive in archive.sha1.map { "\($0)  \(archive.fileName)" } }
    case .sha256: archives.compactMap { archive in archive.sha256.map { "\($0)  \(archive.fileName)" } }
    }
  }

  /// What to know before using them, one sentence each, without a period.
  public func notices(_ archives: [OCRArchive], filesInTenMinutes: Int?) -> [String] {
    let without =
      switch self {
      case .aria2, .curl: 0
      case .sha1: archives.count { $0.sha1 == nil }
      case .sha256: archives.count { $0.sha256 == nil }
      }
    var notices: [String] = []
    if without > 0 {
      notices.append("\(without) of \(archives.count) have no checksum of this kind and are left out")
    }
    if self == .aria2, let filesInTenMinutes {
      notices.append(
        "The server allows \(filesInTenMinutes) of these files in ten minutes. aria2c cannot keep to that, "
          + "but curl can: use --format curl"
      )
    }
    return notices
  }

  /// A folder and a slash, within curl's quotation marks.
  private static func quoted(_ folder: String?) -> String {
    guard let folder else { return "" }
    return folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "/"
  }
}
