/// Why a text is not an exported library; display-ready, naming the line or the key.
public struct LibraryDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
