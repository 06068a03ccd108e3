import Dispatch
import Glibc

/// Has Ctrl-C do something else than end the program, for as long as it lives.
final class InterruptAction {
  private let source: any DispatchSourceSignal

  init(_ action: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    var former = sigaction()
    sigaction(SIGINT, nil, &former)
    // A shell has programs in the background ignore it.
    guard unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 0 else { return }
    signal(SIGINT, SIG_IGN)
    source.setEventHandler(handler: action)
    source.resume()
  }
}
