import CCurl

extension CurlTransfer {
  func setOptions(_ settings: CurlSettings) throws(HTTPError) {
    let request = order.request
    guard Self.isAllowed(request.url) else { throw .invalidURL(request.url) }
    try set(CURLOPT_URL, request.url)
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    // A redirect is a separate request that has to wait for its turn (`RedirectingClient`).
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    try set(CURLOPT_ACCEPT_ENCODING, request.sink == nil ? "" : "identity")
    try setHeaders(settings.userAgent, request.headers)
    if request.signsIn, let credentials = WebOrigin(of: request.url).flatMap({ settings.credentials[$0] }) {
      try set(CURLOPT_USERNAME, credentials.user)
      try set(CURLOPT_PASSWORD, credentials.password)
    }
    try set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(settings.connectTimeout))
    try setTimeout(settings.timeout ?? request.timeout)
    // Signals belong to the program, and a stuck resolver must not hold up the other transfers.
    try set(CURLOPT_NOSIGNAL, 1)
    try set(CURLOPT_QUICK_EXIT, 1)
    if let file = settings.certificates.file { try set(CURLOPT_CAINFO, file) }
    if let directory = settings.certificates.directory { try set(CURLOPT_CAPATH, directory) }
    try HTTPError.check(ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, words))
    try setCallbacks()
  }

  /// The duration of a large transfer is unpredictable: it only must not stall.
  private func setTimeout(_ seconds: Double) throws(HTTPError) {
    guard order.request.sink != nil else { return try set(CURLOPT_TIMEOUT_MS, Self.milliseconds(seconds)) }
    try set(CURLOPT_LOW_SPEED_LIMIT, CurlSettings.standstill)
    try set(CURLOPT_LOW_SPEED_TIME, max(1, Self.milliseconds(seconds) / 1000))
  }

  private func setHeaders(_ userAgent: String, _ headers: [String: String]) throws(HTTPError) {
    let lines = headers.map { "\($0): \($1)" }
    guard (lines + [userAgent]).allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }) else {
      throw .other(
        code: Int(CURLE_BAD_FUNCTION_ARGUMENT.rawValue), reason: "control character in a header")
    }
    try set(CURLOPT_USERAGENT, userAgent)
    for line in lines {
      guard let longer = ccurl_slist_append(fields, line) else {
        throw .other(code: Int(CURLE_OUT_OF_MEMORY.rawValue), reason: "curl_slist_append")
      }
      fields = longer
    }
    try HTTPError.check(ccurl_set_list(handle, CURLOPT_HTTPHEADER, fields))
  }

  private func setCallbacks() throws(HTTPError) {
    // The loop keeps the transfer alive until libcurl has released the handle.
    let context = Unmanaged.passUnretained(self).toOpaque()
    try HTTPError.check(ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context))
    try HTTPError.check(ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context))
    try HTTPError.check(ccurl_set_pointer(handle, CURLOPT_PREREQDATA, context))
    try HTTPError.check(
      ccurl_set_prerequest(handle) { context, _, _, _, _ in
        CurlTransfer.at(context)?.depart() == true ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
      })
    try HTTPError.check(
      ccurl_set_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        let buffer = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return CurlTransfer.at(context)?.receive(header: buffer) == true ? buffer.count : 0
      })
    try HTTPError.check(
      ccurl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        let buffer = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return CurlTransfer.at(context)?.receive(body: buffer) == true ? buffer.count : 0
      })
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// libcurl would accept `example.org` too, and C would end the address at a NUL.
  private static func isAllowed(_ url: String) -> Bool {
    let start = url.prefix(8).lowercased()
    return (start.hasPrefix("http://") || start.hasPrefix("https://"))
      && url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// At least 1, because 0 is libcurl's default, and at most a day.
  private static func milliseconds(_ seconds: Double) -> Int {
    Int(min(86_400, max(0.001, seconds)) * 1000)
  }

  private func set(_ option: CURLoption, _ value: String) throws(HTTPError) {
    try HTTPError.check(ccurl_set_string(handle, option, value))
  }

  private func set(_ option: CURLoption, _ value: Int) throws(HTTPError) {
    try HTTPError.check(ccurl_set_long(handle, option, value))
  }
}
