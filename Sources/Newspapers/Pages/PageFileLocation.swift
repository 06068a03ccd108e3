/// Where to get a file of a page.
public enum PageFileLocation: Hashable, Sendable {
  /// To be requested from `server` with these header fields.
  case address(String, headers: [String: String], from: FileServer)
  /// Available locally: built into the program, or already fetched from `source`.
  case bytes([UInt8], source: String)

  /// A text that was fetched.
  public static func fetched(_ text: PageText) -> PageFileLocation {
    .bytes(Array(text.text.utf8), source: text.origin.name)
  }

  /// Who has the file, or had it; for display, like `Origin.name`.
  public var source: String {
    switch self {
    case .address(_, _, let server): server.name
    case .bytes(_, let source): source
    }
  }
}

/// A server that has files of pages.
public struct FileServer: Hashable, Sendable {
  /// For display, like `Origin.name`.
  public let name: String
  /// Whether a web page that comes instead of a file is a bot check, because this server has none.
  public let webPageIsBotCheck: Bool

  public init(name: String, webPageIsBotCheck: Bool) {
    self.name = name
    self.webPageIsBotCheck = webPageIsBotCheck
  }
}
