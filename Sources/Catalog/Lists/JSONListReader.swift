import FoundationEssentials
import Newspapers

/// The newspapers in a `newspapers.json` as chronam sites provide it, `{"newspapers": [{"lccn", "title", "state",
/// "url"}]}`, or in what `list` writes as JSON or JSON Lines.
struct JSONListReader: RecordReader {
  private struct Answer: Decodable {
    let newspapers: [Entry]
  }

  /// An entry, or why it is invalid.
  private struct Entry: Decodable {
    let fields: JSONListRow?

    init(from decoder: any Decoder) throws { fields = try? JSONListRow(from: decoder) }
  }

  private let entries: [Entry]
  /// Why nothing follows the entries; nil if they are all.
  private let failure: NewspaperError?
  /// Whether it is cut off, which is said once.
  private var isCut: Bool
  let position: Int
  private(set) var recordNumber = 0

  /// The largest existing list takes 1 MB.
  private static let limit = 256 << 20

  /// - Throws: `.unreadable` if it is not JSON or not a list of newspapers.
  init(_ source: any ByteSource) throws(NewspaperError) {
    var input = BlockReader(source)
    var failure: NewspaperError?
    do throws(NewspaperError) {
      while try input.fill() {
        guard input.count < JSONListReader.limit else { throw .unreadable(what: "it is larger than 256 MB") }
      }
    } catch {
      // What came before the end of a compressed file that is cut off is there.
      guard CompressedFile.isCutOff(error) else { throw error }
      failure = error
    }
    (entries, isCut) = try input.withBytes { bytes, end throws(NewspaperError) in
      try JSONListReader.entries(UnsafeBufferPointer(rebasing: bytes[..<end]))
    }
    self.failure = failure
    position = source.position
  }

  private static func entries(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(NewspaperError) -> (entries: [Entry], isCut: Bool) {
    let decoder = JSONDecoder()
    if let whole = try? decoder.decode(Answer.self, from: Data(bytes)) { return (whole.newspapers, false) }
    let list = JSONRows(bytes)
    var entries: [Entry] = []
    for row in list.rows {
      guard let entry = try? decoder.decode(Entry.self, from: Data(bytes[row])) else {
        throw .unreadable(what: "it is not valid JSON")
      }
      entries.append(entry)
    }
    guard !list.isOther else { throw .unreadable(what: "it is not valid JSON") }
    guard list.isCut || entries.isEmpty || entries.contains(where: { $0.fields != nil }) else {
      throw .unreadable(what: "it is JSON, but not a list of newspapers")
    }
    return (entries, list.isCut)
  }

  mutating func next() throws(NewspaperError) -> ReadRecord {
    guard recordNumber < entries.count else {
      if let failure { throw failure }
      guard isCut else { return .end }
      isCut = false
      recordNumber += 1
      return .cut("it ends inside record \(recordNumber)")
    }
    recordNumber += 1
    return entries[recordNumber - 1].fields?.record ?? .fault("it has no LCCN or title")
  }
}
