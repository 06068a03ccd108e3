import MVP

/// What something takes from a server.
public struct RequestPrice: Hashable, Sendable {
  public let requests: Int
  /// How long that takes at the server's pace; 0 if it has none.
  public let seconds: Int

  public init(requests: Int, seconds: Int) {
    self.requests = requests
    self.seconds = seconds
  }

  /// `41 requests, about 4 min`.
  public var words: String {
    let count = Numerals.count(requests, "request")
    return seconds > 0 ? "\(count), about \(ProgressWords.estimate(seconds))" : count
  }
}

/// Which of the pictures of pages to load.
public enum PictureOrder: Hashable, Sendable {
  case none
  case inSight
  /// Whatever comes into view.
  case all
}

/// Pictures that could be loaded, and what that takes.
public struct PictureOffer: Hashable, Sendable {
  public let order: PictureOrder
  public let price: RequestPrice

  public init(order: PictureOrder, price: RequestPrice) {
    self.order = order
    self.price = price
  }
}
