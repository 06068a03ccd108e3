/// What is sent to a terminal to show a picture.
public struct EncodedPicture: Sendable {
  enum Form: Sendable {
    /// The terminal gets all of it in pieces, and is then told where to show it.
    case transmission([[UInt8]])
    /// Each piece is shown where it is sent.
    case tiles([PictureTile])
    /// Only blocks are possible.
    case impossible

    /// The number of pieces to send.
    var count: Int {
      switch self {
      case .transmission(let pieces): pieces.count
      case .tiles(let tiles): tiles.count
      case .impossible: 0
      }
    }
  }

  /// The number of the job, which was for one appearance of the picture.
  let number: UInt32
  let form: Form
}
