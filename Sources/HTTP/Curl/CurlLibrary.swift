import CCurl

/// libcurl itself: loaded and initialized once, on first use, and never unloaded.
enum CurlLibrary {
  static let opened = open("libcurl.so.4")

  static func open(_ name: String) -> Result<Void, HTTPError> {
    if let reason = ccurl_open(name) {
      return .failure(.other(code: Int(CURLE_FAILED_INIT.rawValue), reason: String(cString: reason)))
    }
    return Result { () throws(HTTPError) in
      try HTTPError.check(ccurl_global_init(Int(CURL_GLOBAL_DEFAULT)))
    }
  }
}
