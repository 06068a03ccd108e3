import Newspapers

/// A file with the record of one newspaper, as sites have it at `/lccn/{lccn}/marc.xml`.
public enum MARCRecordFile {
  /// The newspaper of the first record that describes one.
  /// - Parameter host: where the file came from.
  /// - Throws: `.malformed` if there is none, or it cannot be read.
  public static func detail(of file: [UInt8], host: String) throws(NewspaperError) -> NewspaperDetail {
    func fault(_ reason: String) -> NewspaperError {
      .malformed(host: host, what: "the catalog record: \(reason)")
    }
    var records = MARCNewspapers(BytesInMemory(file))
    while true {
      let record: ReadRecord
      do throws(NewspaperError) {
        record = try records.next()
      } catch {
        guard case .unreadable(let what) = error else { throw error }
        throw fault(what)
      }
      switch record {
      case .newspaper(let stored), .listed(let stored, _):
        guard let detail = NewspaperDetail(stored) else { throw fault("it has no LCCN") }
        return detail
      case .passedOver, .removed: continue
      case .fault(let reason), .cut(let reason): throw fault(reason)
      case .end: throw fault("the file has no newspaper records")
      }
    }
  }
}

/// A file that is already on this machine.
private final class BytesInMemory: ByteSource {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    let count = min(room.count, bytes.count - position)
    room.copyBytes(from: bytes[position..<position + count])
    position += count
    return count
  }
}

extension NewspaperDetail {
  /// Nil without a usable LCCN.
  fileprivate init?(_ stored: StoredNewspaper) {
    guard let lccn = try? LCCN(stored.lccn) else { return nil }
    let newspaper = Newspaper(
      lccn: lccn, title: stored.title, places: Lines.strings(stored.places).compactMap(Place.init),
      years: PublicationYears(from: stored.startYear, to: stored.endYear),
      languages: Lines.strings(stored.languages),
      frequency: stored.frequencyWords.nonEmpty ?? stored.frequency.nonEmpty)
    self.init(
      newspaper: newspaper, otherTitles: Lines.strings(stored.otherTitles),
      placeOfPublication: stored.placeOfPublication.nonEmpty, publisher: stored.publisher.nonEmpty,
      subjects: Lines.strings(stored.subjects), notes: Lines.strings(stored.notes),
      preceding: RelatedTitle.read(stored.preceding), succeeding: RelatedTitle.read(stored.succeeding),
      oclc: stored.oclc.nonEmpty, issn: stored.issn.nonEmpty)
  }
}
