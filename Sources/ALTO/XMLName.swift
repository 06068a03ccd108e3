import Glibc

/// An element's name, valid only during the parser's callback.
struct XMLName {
  private let local: UnsafePointer<CChar>

  /// Drops the namespace prefix before a colon, which means nothing here.
  init(_ name: UnsafePointer<CChar>) {
    local = strchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name
  }

  /// Compares byte by byte with a literal: a page has some ten thousand elements.
  static func == (name: XMLName, other: StaticString) -> Bool {
    strcmp(name.local, UnsafeRawPointer(other.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}
