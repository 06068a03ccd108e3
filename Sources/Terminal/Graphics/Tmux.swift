import Dispatch
import Glibc

/// What tmux needs and reports.
enum Tmux {
  /// Whether `environment` is that of a program inside tmux; an empty variable hides it.
  static func isAround(_ environment: [String: String]) -> Bool { environment["TMUX"]?.isEmpty == false }

  /// The same for this process.
  static var isAroundThis: Bool {
    isAround(getenv("TMUX").map { ["TMUX": String(cString: $0)] } ?? [:])
  }

  /// Wraps `bytes` so that tmux passes them to the outer terminal, if it is allowed to (allow-passthrough).
  static func passed(_ bytes: [UInt8]) -> [UInt8] {
    var wrapped = Array("\u{1b}Ptmux;".utf8)
    wrapped.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if byte == 0x1b { wrapped.append(byte) }
      wrapped.append(byte)
    }
    return wrapped + "\u{1b}\\".utf8
  }

  /// Queries the tmux that this program runs in, on a separate thread; nil if it does not answer.
  static func client() async -> TmuxClient? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: ask()) }
    }
  }

  private static let question =
    "tmux display-message -p -t \"$TMUX_PANE\" '#{allow-passthrough} #{client_termtype}' </dev/null 2>/dev/null"

  private static func ask() -> TmuxClient? {
    guard let pipe = popen(question, "re") else { return nil }
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), pipe) != nil else { return nil }
    return TmuxClient(
      answer: String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
