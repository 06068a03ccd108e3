/// Where a server shows what a page says where it was found, in a request of its own.
public struct PassageSource: Hashable, Sendable {
  public let address: String
  /// For display: `tile.loc.gov`.
  public let host: String
  /// What a request usually takes there, in seconds, the pace included.
  public let seconds: Double

  public init(address: String, host: String, seconds: Double) {
    self.address = address
    self.host = host
    self.seconds = seconds
  }
}

/// What a server shows of a page where it was found.
public struct FoundPassage: Hashable, Sendable {
  /// Nil if there is nothing to show.
  public let snippet: Snippet?
  public let boxes: [PageBox]
  public let words: [String]

  public init(snippet: Snippet?, boxes: [PageBox], words: [String]) {
    self.snippet = snippet
    self.boxes = boxes
    self.words = words
  }
}
