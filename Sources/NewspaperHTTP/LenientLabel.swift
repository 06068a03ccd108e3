import Newspapers

/// One text of an answer with the address that goes with it, if any.
public struct LenientLabel: Hashable, Sendable {
  public let text: String
  public let address: String?

  public init(text: String, address: String? = nil) {
    self.text = text
    self.address = address
  }
}
