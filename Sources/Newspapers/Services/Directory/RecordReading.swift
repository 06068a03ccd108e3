/// Reads a file with the catalog record of one newspaper (MARCXML) that came from `host`.
/// - Throws: `.malformed` if it is not such a record.
public typealias RecordReading =
  @Sendable (_ marcXML: [UInt8], _ host: String) throws(NewspaperError) -> NewspaperDetail
