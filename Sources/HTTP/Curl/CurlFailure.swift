import CCurl

/// A transfer that libcurl gave up.
struct CurlFailure {
  var code: CURLcode
  /// What libcurl said about it (`CURLOPT_ERRORBUFFER`).
  var words = ""
  /// The errno of the failed connection (`CURLINFO_OS_ERRNO`).
  var systemError = 0
  var seconds = 0
  var url = ""
  /// Of the last status line, 0 before the first.
  var status = 0
}
