/// A piece of a picture that is sent to the terminal by itself: its cells, and the bytes that show it at the
/// cursor.
struct PictureTile: Hashable, Sendable {
  /// Relative to the picture.
  let rect: Rect
  let bytes: [UInt8]
}
