import Newspapers

/// Reads the newspapers of a file one after another.
protocol RecordReader {
  /// How many records have begun.
  var recordNumber: Int { get }
  /// How many bytes of the file, as stored on disk, have been read.
  var position: Int { get }

  mutating func next() throws(NewspaperError) -> ReadRecord
}

/// The next element of a file.
enum ReadRecord {
  case newspaper(StoredNewspaper)
  /// A line of a list, with what is digitized if it says so.
  case listed(StoredNewspaper, Coverage?)
  /// A record that is not a newspaper's, such as a library's holdings.
  case passedOver
  /// The number of a newspaper whose record is marked as deleted.
  case removed(String)
  case fault(String)
  /// The file is cut off; nothing comes after this.
  case cut(String)
  case end
}
