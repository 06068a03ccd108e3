import Glibc

/// An element's name, as long as the parser lends it.
struct XMLName {
  private let local: UnsafePointer<CChar>

  /// What stands before a colon is the namespace's prefix, which means nothing here.
  init(_ name: UnsafePointer<CChar>) {
    local = strchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name
  }

  /// Byte by byte against a name of the program's own: there are some ten thousand elements a page.
  static func == (name: XMLName, other: StaticString) -> Bool {
    strcmp(name.local, UnsafeRawPointer(other.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}
