import Corpus
import Files
import FoundationEssentials
import Newspapers

/// `corpus.json` of a corpus folder: `broadsheet.corpus/1`.
public struct PlanFile: Sendable {
  public static let schema = "broadsheet.corpus/1"
  private static let mostBytes = 64 << 20

  public let folder: String
  public var path: String { OpenFolder.path(of: CorpusLayout.description, in: folder) }

  public init(folder: String) { self.folder = folder }

  /// - Returns: nil if there is none.
  /// - Throws: `.unreadable` if the file is damaged, newer or something else.
  public func read() throws(NewspaperError) -> CorpusPlan? {
    guard let bytes = try contents() else { return nil }
    let record: PlanRecord
    do { record = try JSONDecoder().decode(PlanRecord.self, from: Data(bytes)) } catch {
      throw .unreadable(
        what: "\(path) is damaged or belongs to another program: remove it, and plan again; archives and "
          + "pages are kept")
    }
    guard record.schema == PlanFile.schema else {
      throw .unreadable(
        what: "\(path) is \(record.schema); this version of Broadsheet reads \(PlanFile.schema)")
    }
    return try record.plan(path: path)
  }

  /// Its bytes, for checksums; nil if there is none.
  public func contents() throws(NewspaperError) -> [UInt8]? {
    do throws(FileFailure) {
      return try WholeFile(path: path).read(atMost: PlanFile.mostBytes)
    } catch {
      throw .local(what: "cannot read \(error.reason)")
    }
  }

  /// - Parameter program: name and version of the program that writes it.
  public func write(_ plan: CorpusPlan, program: String) throws(NewspaperError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let bytes = try encoder.encode(PlanRecord(plan, program: program))
      try WholeFile(path: path).replace(
        with: [Array(bytes) + [0x0A]], by: path + ".new", isFlushed: true, isPrivate: false)
    } catch let error as FileFailure {
      throw .local(what: "cannot write \(error.reason)")
    } catch {
      throw .local(what: "cannot write \(path): \(error)")
    }
  }
}
