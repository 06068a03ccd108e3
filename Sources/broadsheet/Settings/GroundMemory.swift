import Files
import Terminal

/// Remembers whether each kind of terminal was dark or light when it was last asked, so that the first frame
/// has the right colors: a name and a ground on each line.
struct GroundMemory {
  /// More kinds than anybody uses.
  private static let most = 20

  private let path: String
  /// The terminal's name in the environment.
  private let name: String

  /// - Parameter folder: created when there is something to remember.
  init(folder: String, environment: [String: String]) {
    path = folder + "/grounds"
    // ssh passes LC_TERMINAL on.
    let names = ["LC_TERMINAL", "TERM_PROGRAM", "TERM"].compactMap { environment[$0] }
    name = String((names.first { !$0.isEmpty } ?? "").prefix(60).filter { $0.isASCII && !$0.isWhitespace })
  }

  /// Nil if it is unknown, or the file cannot be read: then the terminal is asked as if it were new.
  func ground() -> Ground? {
    lines().last { $0.name == name }.flatMap { Ground(rawValue: $0.ground) }
  }

  func remember(_ ground: Ground) throws(FileFailure) {
    guard !name.isEmpty else { return }
    try Folder.make(Folder.holding(path))
    let lock = try FileLock(path: path + ".lock")
    let others = lines().filter { $0.name != name }.suffix(GroundMemory.most - 1)
    let text = (others + [(name, ground.rawValue)]).map { "\($0.name) \($0.ground)\n" }.joined()
    try WholeFile(path: path).replace(with: [Array(text.utf8)], by: path + ".new")
    _ = consume lock
  }

  private func lines() -> [(name: String, ground: String)] {
    guard let bytes = try? WholeFile(path: path).read(atMost: 1 << 12) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
  }
}
