import Glibc

/// Waits for a child process without blocking, so that it does not stay behind as a zombie.
enum Reaper {
  static func wait(for process: pid_t) {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: Int(process))
    let code = pthread_create(
      &thread, nil,
      { argument in
        _ = waitpid(pid_t(Int(bitPattern: argument)), nil, 0)
        return nil
      }, argument)
    // Without a thread the zombie disappears with the program: nothing a reader would notice.
    if code == 0 { pthread_detach(thread) }
  }
}
