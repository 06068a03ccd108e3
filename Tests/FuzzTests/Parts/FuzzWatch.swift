import Dispatch
import Foundation
import Synchronization

/// Saves each input before it is tried, and ends the process if one takes too long: a crash or an endless
/// loop leaves a file with the input that caused it.
final class FuzzWatch: Sendable {
  /// Seconds that an input may take. The machine may be busy with other things.
  private static let patience = 30.0

  static let folder = FileManager.default.temporaryDirectory.appending(path: "broadsheet-fuzz")

  private let file: String
  private let descriptor: Int32
  private let current: Current

  /// What the watching thread checks.
  private final class Current: Sendable {
    let number = Atomic(-1)
    /// In nanoseconds of the monotonic clock; 0 between inputs.
    let began = Atomic<UInt64>(0)
    let isOver = Atomic(false)

    var seconds: Double {
      let (began, now) = (began.load(ordering: .relaxed), DispatchTime.now().uptimeNanoseconds)
      return began == 0 || now < began ? 0 : Double(now - began) / 1e9
    }
  }

  init(_ target: FuzzTarget) throws {
    try FileManager.default.createDirectory(at: FuzzWatch.folder, withIntermediateDirectories: true)
    let file = FuzzWatch.folder.appending(path: "\(target)-running-\(getpid())").path
    self.file = file
    descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let current = Current()
    self.current = current
    // A thread instead of a task: a hang may block all the threads that tasks share.
    Thread.detachNewThread {
      while !current.isOver.load(ordering: .relaxed) {
        sleep(1)
        guard current.seconds > FuzzWatch.patience else { continue }
        let number = current.number.load(ordering: .relaxed)
        FuzzWatch.say("\(target) hangs on input \(number) of seed \(FuzzTarget.seed): \(file)")
        abort()
      }
    }
  }

  deinit {
    current.isOver.store(true, ordering: .relaxed)
    close(descriptor)
    unlink(file)
  }

  func begin(_ number: Int, _ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    ftruncate(descriptor, off_t(bytes.count))
    current.number.store(number, ordering: .relaxed)
    current.began.store(DispatchTime.now().uptimeNanoseconds, ordering: .relaxed)
  }

  func end() { current.began.store(0, ordering: .relaxed) }

  static func say(_ line: String) { FileHandle.standardError.write(Data("fuzz: \(line)\n".utf8)) }
}
