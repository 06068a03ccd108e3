import HTTP
import Newspapers

/// What this machine has of a server.
extension Server {
  /// Those of `questions` that are answered by stored responses, which are not read: nothing is sent.
  public func kept(
    _ questions: [ResourceRequest], as content: HTTPContent
  ) async -> Set<ResourceRequest> {
    // An answer of which only parts were requested may be stored as a whole.
    let requests = questions.map { question in
      [question, question.ofWholeResponse].compactMap(\.self).map { request($0, for: content) }
    }
    let addresses = await client.keptAddresses(of: requests.flatMap(\.self))
    return Set(
      zip(questions, requests).filter { $0.1.contains { addresses.contains($0.url) } }.map { $0.0 })
  }

  func request(_ question: ResourceRequest, for content: HTTPContent) -> HTTPRequest {
    var request = HTTPRequest.for(
      content, question.url, timeout: question.timeout, shelfLife: question.shelfLife)
    request.webPageIsBotCheck = webPageIsBotCheck
    request.keepsMissing = question.keepsMissing
    request.label =
      question.page?.issue.lccn.description ?? question.listed.map(ResponseCache.label(ofListOf:))
    return request
  }
}

extension ResponseCache {
  /// The site that sent a newspaper's stored list of issues; of several, the one that sent it last. Nil if none is
  /// stored.
  public nonisolated func siteListing(_ lccn: LCCN) -> IssueSource? {
    let source = address(of: ResponseCache.label(ofListOf: lccn)).flatMap { IssueSource($0) }
    return source == .library ? nil : source
  }

  /// No LCCN, which is what labels of pages are.
  static func label(ofListOf lccn: LCCN) -> String { "\(lccn).list" }
}
