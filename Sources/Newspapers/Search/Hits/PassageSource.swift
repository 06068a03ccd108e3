/// Where a server shows the passage of a page around a hit, in a separate request.
public struct PassageSource: Hashable, Sendable {
  public let address: String
  /// For display: `tile.loc.gov`.
  public let host: String
  /// How long a request usually takes there, in seconds, including the pace.
  public let seconds: Double

  public init(address: String, host: String, seconds: Double) {
    self.address = address
    self.host = host
    self.seconds = seconds
  }
}

/// The passage of a page around a hit, as shown by a server.
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
