import Newspapers

/// Bytes that are read one after another.
protocol ByteSource: AnyObject {
  /// How many bytes of the file on the disk have been read.
  var position: Int { get }

  /// The next bytes: how many, 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int
}
