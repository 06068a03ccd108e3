import Newspapers

/// What a file of all pages of a search says about how they were found.
public struct SearchReceipt: Hashable, Sendable {
  /// What was found, for people.
  public let summary: String
  public let count: SearchCount
  /// The addresses of the lists that were asked for, without credentials; empty for a search of this machine.
  public let addresses: [String]

  public init(summary: String, count: SearchCount, addresses: [String]) {
    self.summary = summary
    self.count = count
    self.addresses = addresses
  }
}
