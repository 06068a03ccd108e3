import Glibc

/// Why the state of pacing could not be shared; made right after the call that failed.
struct PaceFailure: Error {
  let reason: String

  init(_ path: String) {
    reason = "\(path): \(String(cString: strerror(errno)))"
  }
}
