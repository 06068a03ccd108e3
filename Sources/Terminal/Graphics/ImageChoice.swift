/// Which way of showing pictures the reader wants.
public enum ImageChoice: Hashable, Sendable {
  /// The best that the terminal says it can.
  case auto
  case always(ImageProtocol)

  /// The choice that `name` stands for: `auto` or the name of a protocol; nil if it is neither.
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
