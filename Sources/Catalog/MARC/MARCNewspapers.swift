import Newspapers

/// The newspapers of a MARCXML file.
struct MARCNewspapers: RecordReader {
  private var reader: MARCXMLReader
  private var record = MARCRecord()

  init(_ file: any ByteSource) { reader = MARCXMLReader(BlockReader(file)) }

  var recordNumber: Int { reader.recordNumber }
  var position: Int { reader.position }

  mutating func next() throws(NewspaperError) -> ReadRecord {
    switch try reader.next(into: &record) {
    case .fault(let reason): return .fault(reason)
    case .cut(let reason): return .cut(reason)
    case .end: return .end
    case .record: break
    }
    switch MARCMapping.newspaper(record) {
    case .newspaper(let newspaper): return .newspaper(newspaper)
    case .passedOver: return .passedOver
    case .removed(let lccn): return .removed(lccn)
    case .fault(let reason): return .fault(reason)
    }
  }
}
