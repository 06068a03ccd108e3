import CCurl

/// One request in progress: a libcurl easy handle, and what its callbacks have received.
final class CurlTransfer {
  let handle: UnsafeMutableRawPointer
  let order: CurlOrder
  /// Owned: the request's header fields and libcurl's error text (`CURL_ERROR_SIZE` bytes).
  var fields: UnsafeMutablePointer<curl_slist>?
  let words: UnsafeMutablePointer<CChar>

  /// Seconds that the transfer may take.
  private let timeLimit: Double
  private var status = 0
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  private var body: [UInt8] = []
  /// Whether the request's sink takes the response; nil before it was asked.
  private var isForSink: Bool?
  private var sinkBytes = 0
  /// Why our callbacks ended the transfer.
  private var refusal: HTTPError?

  init(_ order: CurlOrder, _ settings: CurlSettings) throws(HTTPError) {
    guard let handle = ccurl_easy_init() else {
      throw .other(code: Int(CURLE_FAILED_INIT.rawValue), reason: "curl_easy_init")
    }
    self.handle = handle
    self.order = order
    timeLimit = settings.timeout ?? order.request.timeout
    words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try setOptions(settings)
  }

  deinit {
    ccurl_easy_cleanup(handle)
    ccurl_slist_free_all(fields)
    words.deallocate()
  }

  /// Reports that the request is about to be written; false ends the transfer.
  func depart() -> Bool {
    do throws(HTTPError) {
      order.request.trace?.depart(to: try effectiveURL())
      return true
    } catch {
      refusal = error
      return false
    }
  }

  /// Takes one header line; false ends the transfer. A status line starts over: what a 1xx said is not part
  /// of the response.
  func receive(header bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= CurlSettings.headerLimit else {
      refusal = .tooLarge(limit: CurlSettings.headerLimit)
      return false
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      headers = HTTPHeaders()
      order.request.trace?.answer()
      return true
    }
    if let colon = line.firstIndex(of: ":") {
      headers.add(String(line[..<colon]), String(line[line.index(after: colon)...]))
    }
    return true
  }

  /// Takes decompressed bytes; false ends the transfer.
  func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
    if let sink = sinkOfBody() {
      sinkBytes += bytes.count
      if sink.take(bytes) { return true }
      refusal = .other(code: Int(CURLE_WRITE_ERROR.rawValue), reason: "the data was not accepted")
      return false
    }
    guard body.count + bytes.count <= order.request.bodyLimit else {
      refusal = .tooLarge(limit: order.request.bodyLimit)
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// The response, once libcurl has ended the transfer with `code`.
  func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
    Result { () throws(HTTPError) in
      if let refusal { throw refusal }
      let url = try effectiveURL()
      guard code == CURLE_OK else { throw HTTPError(try failure(code, url)) }
      // An empty body counts, too.
      _ = sinkOfBody()
      var response = HTTPResponse(status: status, headers: headers, body: body, url: url)
      response.sinkBytes = sinkBytes
      response.seconds = try seconds()
      return response
    }
  }

  private func sinkOfBody() -> BodySink? {
    guard let sink = order.request.sink, HTTPResponse.location(status, headers) == nil else { return nil }
    let isWanted = isForSink ?? sink.wants(status, headers)
    isForSink = isWanted
    return isWanted ? sink : nil
  }

  private func failure(_ code: CURLcode, _ url: String) throws(HTTPError) -> CurlFailure {
    var systemError = 0
    try HTTPError.check(ccurl_get_long(handle, CURLINFO_OS_ERRNO, &systemError))
    return CurlFailure(
      code: code, words: String(cString: words[0] == 0 ? ccurl_easy_strerror(code) : UnsafePointer(words)),
      systemError: systemError, seconds: max(1, Int(min(try seconds(), timeLimit).rounded())),
      url: url, proxy: ProxySettings.ofEnvironment.proxy(for: url)?.host)
  }

  private func seconds() throws(HTTPError) -> Double {
    var microseconds: curl_off_t = 0
    try HTTPError.check(ccurl_get_offset(handle, CURLINFO_TOTAL_TIME_T, &microseconds))
    return Double(microseconds) / 1e6
  }

  private func effectiveURL() throws(HTTPError) -> String {
    var url: UnsafePointer<CChar>?
    try HTTPError.check(ccurl_get_string(handle, CURLINFO_EFFECTIVE_URL, &url))
    return url.map { WebOrigin.withoutCredentials(String(cString: $0)) } ?? order.request.url
  }
}
