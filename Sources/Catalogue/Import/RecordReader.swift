import Newspapers

/// Reads the newspapers of a file one after another.
protocol RecordReader {
  /// How many records have begun.
  var recordNumber: Int { get }
  /// How many bytes of the file, as it lies on the disk, have been read.
  var position: Int { get }

  mutating func next() throws(NewspaperError) -> ReadRecord
}

/// What stands next in a file.
enum ReadRecord {
  case newspaper(StoredNewspaper)
  /// A line of a list, with what is digitised if it says that something is.
  case listed(StoredNewspaper, Coverage?)
  /// A record that is no newspaper's, such as a library's holdings.
  case passedOver
  case fault(String)
  case end
}
