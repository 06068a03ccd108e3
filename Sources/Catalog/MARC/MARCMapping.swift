import Newspapers

/// Converts a record to a newspaper (www.loc.gov/marc/bibliographic).
enum MARCMapping {
  enum Outcome {
    case newspaper(StoredNewspaper)
    /// Not a newspaper, such as a library's holdings.
    case passedOver
    /// The number of a newspaper whose record is marked as deleted.
    case removed(String)
    case fault(String)
  }

  static func newspaper(_ record: MARCRecord) -> Outcome {
    guard record.isUTF8 else { return .fault("it is not UTF-8") }
    if record.leader.count > 6, "uvxy".utf8.contains(record.leader[6]) { return .passedOver }
    var newspaper = StoredNewspaper()
    var collector = MARCCollector(record)
    guard let written = collector.lccn else { return .fault("it has no LCCN") }
    do throws(LCCNError) {
      newspaper.lccn = try LCCN(written).description
    } catch {
      return .fault(error.description)
    }
    // Leader 05, the status of the record (www.loc.gov/marc/bibliographic/bdleader.html).
    if record.leader.count > 5, record.leader[5] == UInt8(ascii: "d") { return .removed(newspaper.lccn) }
    collector.collect(into: &newspaper)
    guard !newspaper.title.isEmpty else { return .fault("\(newspaper.lccn) has no title") }
    return .newspaper(newspaper)
  }
}
