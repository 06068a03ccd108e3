import Files
import Glibc

/// The state of one host in a file that is replaced as a whole, so that a crash leaves the old or the new
/// one.
struct PaceFile {
  private let path: String

  /// In `directory`, which is created if necessary.
  init(directory: String, host: String) throws(FileFailure) {
    try Folder.make(directory)
    self.init(existing: PaceFile.name(of: host), in: directory)
  }

  private static func name(of host: String) -> String {
    let name = host.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "+") ? $0 : "_"
    }
    return String(name.prefix(200))
  }

  /// Read-only: creates nothing.
  init(of host: String, in directory: String) { self.init(existing: PaceFile.name(of: host), in: directory) }

  /// For a host that `hosts(in:)` returned.
  init(existing host: String, in directory: String) { path = "\(directory)/\(host)" }

  /// The hosts that have a state in `directory`, by name; empty if it cannot be read.
  static func hosts(in directory: String) -> [String] {
    let names = (try? Folder.names(in: directory)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lock") && !$0.hasSuffix(".new") }.sorted()
  }

  /// Changes the state while no other process can. `known` is used if the file is missing or invalid.
  func update<Result>(
    _ known: inout PaceState, _ change: (inout PaceState) -> Result
  ) throws(FileFailure) -> Result {
    let lock = try FileLock(path: path + ".lock")
    known = read() ?? known
    let result = change(&known)
    try write(known)
    _ = consume lock
    return result
  }

  /// The state as last written. The file is replaced as a whole, so reading needs no lock.
  func read() -> PaceState? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = Array(repeating: 0, count: 16_384)
    let count = fread(&bytes, 1, bytes.count, file)
    return PaceState(text: String(decoding: bytes[..<count], as: UTF8.self))
  }

  private func write(_ state: PaceState) throws(FileFailure) {
    try WholeFile(path: path).replace(with: [Array(state.text.utf8)], by: path + ".new")
  }
}
