import HTTP
import Newspapers

/// A request to a server.
public struct ResourceRequest: Hashable, Sendable {
  /// An absolute address.
  public let url: String
  /// What is requested, for the message that it was not found.
  public let subject: RequestSubject
  /// Seconds for the whole transfer.
  public let timeout: Double
  /// Seconds for which the response stays fresh if the server does not say.
  public let shelfLife: Double
  /// Whether to keep the fact that the server does not have it.
  public let keepsMissing: Bool
  /// The page that can be read once the response is stored; nil if it is not a page's text.
  public let page: PageID?
  /// The newspaper whose issues the response lists, for a site: that says who has them. Nil for anything else.
  public let listed: LCCN?

  /// The same without selecting parts of the response (`at=` of www.loc.gov); nil if it selects none.
  var ofWholeResponse: ResourceRequest? {
    let parts = url.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let parameters = parts[1].split(separator: "&")
    let rest = parameters.filter { !$0.hasPrefix("at=") }
    guard rest.count < parameters.count else { return nil }
    return ResourceRequest(
      parts[0] + "?" + rest.joined(separator: "&"), subject: subject, timeout: timeout, shelfLife: shelfLife,
      keepsMissing: keepsMissing, page: page, listed: listed)
  }

  /// Lists and records change rarely, and a day's delay does not matter.
  public static let day = 86_400.0

  public init(
    _ url: String, subject: RequestSubject, timeout: Double = HTTPRequest.defaultTimeout,
    shelfLife: Double = day,
    keepsMissing: Bool = false, page: PageID? = nil, listed: LCCN? = nil
  ) {
    self.url = url
    self.subject = subject
    self.timeout = timeout
    self.shelfLife = shelfLife
    self.keepsMissing = keepsMissing
    self.page = page
    self.listed = listed
  }
}
