import CCurl

/// A transfer that failed in libcurl.
struct CurlFailure {
  var code: CURLcode
  /// libcurl's message (`CURLOPT_ERRORBUFFER`).
  var words = ""
  /// The errno of the failed connection (`CURLINFO_OS_ERRNO`).
  var systemError = 0
  var seconds = 0
  var url = ""
  /// The proxy that the request goes through, for display; nil if it goes straight to the host.
  var proxy: String?
}
