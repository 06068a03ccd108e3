import Dispatch
import Glibc

/// Makes Ctrl-C do something other than end the program, until `end` is called.
///
/// Not by its lifetime: the optimizer may release early what nothing uses any more, even within
/// `withExtendedLifetime`, and Ctrl-C would then do nothing at all.
final class InterruptAction {
  /// Nil if there is nothing to do. A source that was not resumed must not be released.
  private let source: (any DispatchSourceSignal)?

  init(_ action: @escaping @Sendable () -> Void) {
    var former = sigaction()
    sigaction(SIGINT, nil, &former)
    // A shell makes background programs ignore it.
    guard unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 0 else {
      source = nil
      return
    }
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    self.source = source
    signal(SIGINT, SIG_IGN)
    source.setEventHandler(handler: action)
    source.resume()
  }

  func end() { source?.cancel() }
}
