/// A number for a title as it is sorted, to find newspapers with exactly that title.
enum TitleHash {
  /// FNV-1a of its UTF-8.
  static func of(_ sortTitle: String) -> UInt32 {
    sortTitle.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
