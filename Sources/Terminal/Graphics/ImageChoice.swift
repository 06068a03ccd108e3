/// How the reader wants pictures to be shown.
public enum ImageChoice: Hashable, Sendable {
  /// The best method that the terminal reports.
  case auto
  case always(ImageProtocol)

  /// The choice named `name`: `auto` or the name of a protocol; nil if it is neither.
  public init?(name: String) {
    if name == "auto" {
      self = .auto
    } else if let named = ImageProtocol(rawValue: name) {
      self = .always(named)
    } else {
      return nil
    }
  }

  /// All names, for help and completion.
  public static let names = ["auto"] + ImageProtocol.allCases.map(\.rawValue)
}
