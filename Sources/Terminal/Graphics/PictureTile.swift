/// A piece of a picture that a terminal is sent by itself: its cells, and what shows it from the cursor on.
struct PictureTile: Hashable, Sendable {
  /// Within the picture.
  let rect: Rect
  let bytes: [UInt8]
}
