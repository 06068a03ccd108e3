import Newspapers

/// Bytes that are read sequentially.
protocol ByteSource: AnyObject {
  /// How many bytes of the file on disk have been read.
  var position: Int { get }

  /// The next bytes: returns how many, 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int
}
