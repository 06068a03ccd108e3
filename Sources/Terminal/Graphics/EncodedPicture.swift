/// What a terminal is sent of a picture.
public struct EncodedPicture: Sendable {
  enum Form: Sendable {
    /// The terminal gets all of it in pieces, and then is told where to show it.
    case transmission([[UInt8]])
    /// Each piece is shown where it is sent.
    case tiles([PictureTile])
    /// Blocks are all there can be.
    case impossible

    /// How many pieces there are to send.
    var count: Int {
      switch self {
      case .transmission(let pieces): pieces.count
      case .tiles(let tiles): tiles.count
      case .impossible: 0
      }
    }
  }

  /// That of the work, which was for one appearance of the picture.
  let number: UInt32
  let form: Form
}
