import Files
import HTTP
import Synchronization

/// The result of a response being written to an unfinished file.
final class StreamedResponse: Sendable {
  private struct State {
    var total: Int?
    var failure: FileFailure?
    var mustStartAnew = false
  }

  private let state = Mutex(State())
  private let file: UnfinishedFile
  private let url: String
  /// The validator of the part to resume; nil if the whole file is requested.
  private let validator: String?
  private let start: Int
  private let onTotal: @Sendable (Int?) -> Void

  init(
    into file: UnfinishedFile, from url: String, goingOnWith validator: String?,
    onTotal: @escaping @Sendable (Int?) -> Void
  ) {
    self.file = file
    self.url = url
    self.validator = validator
    self.onTotal = onTotal
    start = validator == nil ? 0 : file.count
  }

  /// The size of the whole file in bytes; nil if the server does not say.
  var total: Int? { state.withLock { $0.total } }
  /// Why writing to disk failed.
  var failure: FileFailure? { state.withLock { $0.failure } }
  /// Whether the server sent the rest of a different version.
  var mustStartAnew: Bool { state.withLock { $0.mustStartAnew } }

  var sink: BodySink {
    BodySink(wants: { [self] in wants($0, $1) }, take: { [self] in take($0) })
  }

  private func wants(_ status: Int, _ headers: HTTPHeaders) -> Bool {
    let isWanted = examine(status, headers)
    if isWanted { onTotal(total) }
    return isWanted
  }

  private func examine(_ status: Int, _ headers: HTTPHeaders) -> Bool {
    if headers["Content-Type"]?.lowercased().hasPrefix("text/html") == true { return false }
    switch status {
    case 200:
      do throws(FileFailure) {
        let isPacked = headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false
        try file.begin(Validator.note(isPacked ? nil : Validator.of(headers), url: url))
        state.withLock { $0.total = isPacked ? nil : headers["Content-Length"].flatMap { Int($0) } }
      } catch {
        state.withLock { $0.failure = error }
      }
      return true
    case 206:
      let range = ContentRange(headers["Content-Range"])
      let isSame = Validator.of(headers).map { $0 == validator } ?? true
      let goesOn = validator != nil && range?.first == start && isSame
      state.withLock {
        $0.total = range?.total
        $0.mustStartAnew = !goesOn
      }
      return true
    default: return false
    }
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard state.withLock({ !$0.mustStartAnew && $0.failure == nil }) else { return false }
    do throws(FileFailure) {
      try file.append(bytes)
      return true
    } catch {
      state.withLock { $0.failure = error }
      return false
    }
  }
}
