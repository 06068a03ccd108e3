import Files
import Glibc

/// The entries that stay however full the cache is: an empty file for each, in a folder with a name that no
/// folder of entries has.
struct CachePins {
  private let names: Set<String>

  init(in directory: String) throws(FileFailure) {
    names = Set(try Folder.names(in: CachePins.folder(in: directory)))
  }

  func has(_ file: CacheFile) -> Bool { !names.isEmpty && names.contains(CachePins.name(of: file.path)) }

  /// - Parameter path: the entry's file.
  static func set(_ path: String, in directory: String) throws(FileFailure) {
    let folder = folder(in: directory)
    try Folder.make(folder)
    let pin = "\(folder)/\(name(of: path))"
    let descriptor = open(pin, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(pin) }
    close(descriptor)
  }

  static func clear(in directory: String) throws(FileFailure) {
    let folder = folder(in: directory)
    for name in try Folder.names(in: folder) { unlink("\(folder)/\(name)") }
  }

  private static func folder(in directory: String) -> String { directory + "/pins" }

  /// `ab/cdef` is one name here.
  private static func name(of path: String) -> String {
    path.split(separator: "/").suffix(2).joined()
  }
}
