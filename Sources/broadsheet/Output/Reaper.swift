import Glibc

/// Waits for a child process without blocking, so that it does not stay behind as a zombie.
final class Reaper: Sendable {
  private let process: pid_t
  private let onFailure: @Sendable (Int32) -> Void
  private let start = ContinuousClock.now

  /// A program that ends later than this was used: its status does not say whether it started.
  private static let atOnce = Duration.seconds(3)

  private init(_ process: pid_t, _ onFailure: @escaping @Sendable (Int32) -> Void) {
    self.process = process
    self.onFailure = onFailure
  }

  /// - Parameter onFailure: called on another thread with the exit status, if that is not 0 and comes at once.
  static func wait(for process: pid_t, onFailure: @escaping @Sendable (Int32) -> Void) {
    var thread = pthread_t()
    let reaper = Unmanaged.passRetained(Reaper(process, onFailure))
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Reaper>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, reaper.toOpaque())
    // Without a thread, the zombie disappears with the program: nothing a user would notice.
    if code == 0 { pthread_detach(thread) } else { reaper.release() }
  }

  private func run() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return } }
    // A program ended by a signal counts as 0 here: somebody closed it.
    let exitStatus = status & 0x7F == 0 ? status >> 8 & 0xFF : 0
    if exitStatus != 0, ContinuousClock.now - start < Reaper.atOnce { onFailure(exitStatus) }
  }
}
