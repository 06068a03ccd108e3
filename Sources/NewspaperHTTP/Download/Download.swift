import Files
import HTTP
import Newspapers

/// Downloads a file from a server, and resumes an unfinished one.
struct Download: Sendable {
  let client: any HTTPClient
  let url: String
  let headers: [String: String]
  let content: DownloadedContent
  let subject: RequestSubject
  let now: @Sendable () -> Double

  /// The maximum size of a response that is not the file.
  private static let answerLimit = 1 << 20

  private var site: Site { Site(url) }

  /// Retries once if a response was cut off, or did not resume the unfinished file.
  /// - Parameter onTotal: called with the whole size, or nil if it is unknown, as soon as a response says so.
  /// - Returns: the response's `Content-Type`, if it has one.
  @discardableResult
  func run(
    into file: UnfinishedFile, onTotal: @escaping @Sendable (Int?) -> Void
  ) async throws(NewspaperError) -> String? {
    var headers = try await whole(file, onTotal, isLastTry: false)
    if headers == nil { headers = try await whole(file, onTotal, isLastTry: true) }
    return headers?["Content-Type"]
  }

  /// The size of the file in bytes; nil if the server does not say. Downloads at most one byte.
  func size() async throws(NewspaperError) -> Int? {
    let probe = SizeProbe()
    var request = self.request
    request.headers["Range"] = "bytes=0-0"
    request.sink = probe.sink
    let result = await send(request)
    // If the server began to send the whole file, the transfer was stopped.
    if probe.isAnswered { return probe.total }
    switch result {
    case .success(let response): try check(response, request)
    case .failure(let error): throw NewspaperError(error, host: site.host)
    }
    return nil
  }

  /// - Returns: the header of the response that completed the file; nil if another try may help.
  private func whole(
    _ file: UnfinishedFile, _ onTotal: @escaping @Sendable (Int?) -> Void, isLastTry: Bool
  ) async throws(NewspaperError) -> HTTPHeaders? {
    let start = file.count
    let validator = Validator.read(try local { () throws(FileFailure) in try file.origin() }, url: url)
    let answer = StreamedResponse(into: file, from: url, goingOnWith: validator, onTotal: onTotal)
    var request = self.request
    if let validator {
      request.headers["Range"] = "bytes=\(start)-"
      request.headers["If-Range"] = validator
    }
    request.sink = answer.sink
    let result = await send(request)
    if let failure = answer.failure { throw .local(what: "cannot write \(failure.reason)") }
    switch result {
    case .failure(let error) where !answer.mustStartAnew:
      if error == .cutOff, file.count > start, !isLastTry { return nil }
      throw NewspaperError(error, host: site.host)
    case .success(let response) where !answer.mustStartAnew && (response.status != 416 || validator == nil):
      try check(response, request)
      try checkWhole(file, total: answer.total)
      return try isWhole(file, total: answer.total, isLastTry: isLastTry) ? response.headers : nil
    case .success, .failure:
      guard !isLastTry else {
        throw .malformed(host: site.host, what: "it sent the wrong part of the file")
      }
      try local { () throws(FileFailure) in try file.begin(nil) }
      return nil
    }
  }

  private var request: HTTPRequest {
    var request = HTTPRequest(url, headers: headers, bodyLimit: Download.answerLimit)
    request.content = .file(name: content.words)
    request.webPageIsBotCheck = content.isNeverWebPage
    return request
  }

  private func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do throws(HTTPError) { return .success(try await client.send(request)) } catch { return .failure(error) }
  }

  private func check(_ response: HTTPResponse, _ request: HTTPRequest) throws(NewspaperError) {
    try ResponseCheck(host: site.host, source: site.host).check(
      response, to: request, subject: subject, now: now())
  }

  private func checkWhole(_ file: UnfinishedFile, total: Int?) throws(NewspaperError) {
    func refuse(_ what: String) -> NewspaperError {
      file.discard()
      return .malformed(host: site.host, what: what)
    }
    if let total, total != file.count {
      throw refuse("\(file.count) bytes of \(content.words) arrived instead of \(total)")
    }
    guard file.count > 0 else { throw refuse("the file is empty") }
    let head = try local { () throws(FileFailure) in try file.head(DownloadedContent.signatureLength) }
    if content.mayBeErrorObject, file.count <= head.count, let fault = ErrorObject(head) {
      file.discard()
      throw fault.error(subject, host: site.host, source: site.host, inPlaceOf: content.words)
    }
    guard content.begins(head) else { throw refuse("the file is not \(content.words)") }
  }

  /// If the server did not say how large the file is, its end has to be there.
  /// - Returns: false if another try may help.
  private func isWhole(_ file: UnfinishedFile, total: Int?, isLastTry: Bool) throws(NewspaperError) -> Bool {
    guard total == nil else { return true }
    if try local({ () throws(FileFailure) in try content.ends(file) }) { return true }
    guard isLastTry else {
      try local { () throws(FileFailure) in try file.begin(nil) }
      return false
    }
    file.discard()
    throw NewspaperError(.cutOff, host: site.host)
  }
}
