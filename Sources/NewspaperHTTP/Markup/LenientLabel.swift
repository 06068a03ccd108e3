import Newspapers

/// A text in a response with its address, if any.
public struct LenientLabel: Hashable, Sendable {
  public let text: String
  public let address: String?

  public init(text: String, address: String? = nil) {
    self.text = text
    self.address = address
  }
}
