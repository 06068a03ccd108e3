/// Which source a window searches, as for `--source`.
public struct SearchedSource: Hashable, Sendable {
  /// This machine only.
  public static let here = "here"

  private let named: String?
  private let usual: String?

  /// The one that saved searches remember; nil for the default one.
  public var chosen: String? { named ?? usual }

  /// - Parameters:
  ///   - named: the one that the user named; nil if none.
  ///   - usual: the one of the settings, which is used if none is named; nil for the Library.
  public init(named: String? = nil, usual: String? = nil) { (self.named, self.usual) = (named, usual) }

  /// Whether `source` is the one.
  public func isSame(as source: String) -> Bool {
    SearchedSource.plain(source) == SearchedSource.plain(chosen ?? "loc")
  }

  /// Whether `source` is this machine.
  public static func isHere(_ source: String) -> Bool { plain(source) == here }

  private static func plain(_ source: String) -> String {
    switch source.lowercased() {
    case "offline", here: here
    case "loc": "loc"
    default: source.hasSuffix("/") ? String(source.dropLast()) : source
    }
  }
}
