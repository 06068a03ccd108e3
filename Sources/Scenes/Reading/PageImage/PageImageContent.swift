/// The picture of a page or part of it, and what should be said about it: display-ready.
public struct PageImageContent: Hashable, Sendable {
  public let image: RequestedImage
  /// Why it may not be what the reader expects, one reason per line.
  public let notes: [String]
}
