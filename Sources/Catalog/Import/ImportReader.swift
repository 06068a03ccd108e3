import Files
import Newspapers
import SQLiteStorage

/// Reads all files of an import, and passes on the results in batches.
struct ImportReader {
  typealias Batches = Channel<Result<ImportBatch, NewspaperError>>

  let files: [String]
  let tolerance: ImportTolerance
  let batches: Batches

  private static let partialAdvice = ". Use --partial to import its complete records"

  /// Small enough to be passed on while still in the memory caches, large enough to make passing it on cheap.
  private static let batchSize = 512

  /// Reads until the end, an error, or until the receiver is gone.
  func run() async { await batches.fill(read) }

  private func read() async throws(NewspaperError) {
    var inputs: [ImportInput] = []
    for file in files { inputs.append(try ImportInput(file)) }
    let sizes = inputs.map(\.size)
    var batch = ImportBatch()
    batch.bytesInAll = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
    // Lists of digitized newspapers affect each newspaper's row, so they come first. Of either, the first to contain a
    // newspaper decides, so they are read in reverse.
    let latest = inputs.reversed()
    let ordered = latest.filter { $0.kind != .marcXML } + latest.filter { $0.kind == .marcXML }
    var (bytes, records) = (0, 0)
    for input in ordered {
      batch.file = input.name
      var reader = try input.reader()
      var isAtEnd = false
      var faulty: Int?
      while !isAtEnd {
        if Task.isCancelled { throw .canceled }
        isAtEnd = try fill(&batch, from: &reader, faulty: &faulty)
        batch.records = records + reader.recordNumber
        batch.bytesRead = bytes + reader.position
        guard await batches.send(.success(batch)) else { return }
        batch = ImportBatch(file: input.name, bytesInAll: batch.bytesInAll)
      }
      records += reader.recordNumber
      bytes += reader.position
      guard reader.recordNumber > 0 else {
        throw .unreadable(what: "\(input.name) has no newspaper records")
      }
    }
  }

  /// - Parameter faulty: the number of the last record that could not be read.
  /// - Returns: whether the end of the file was reached.
  private func fill(
    _ batch: inout ImportBatch, from reader: inout any RecordReader, faulty: inout Int?
  ) throws(NewspaperError) -> Bool {
    for _ in 0..<ImportReader.batchSize {
      let record: ReadRecord
      do throws(NewspaperError) {
        record = try reader.next()
      } catch {
        let named = ImportInput.naming(batch.file, error)
        // A compressed file that is cut cannot be decompressed to its end.
        guard case .unreadable(let what) = named, reader.recordNumber > 0 else { throw named }
        guard tolerance == .cutFiles else {
          throw CompressedFile.isCutOff(error) ? .unreadable(what: what + ImportReader.partialAdvice) : named
        }
        batch.faults.append(ImportFault(file: batch.file, record: reader.recordNumber, reason: what))
        return true
      }
      switch record {
      case .newspaper(let newspaper): batch.newspapers.append(newspaper)
      case .listed(let newspaper, let coverage):
        batch.listed.append(newspaper)
        if let coverage { batch.coverages.append(coverage) }
      case .passedOver: batch.passedOver += 1
      case .removed(let lccn):
        batch.removed.append(lccn)
        // Whatever follows it in the file goes into a batch of its own, after it.
        return false
      case .cut(let reason):
        guard tolerance == .cutFiles else {
          throw .unreadable(
            what: "\(batch.file) is cut off: \(reason)\(ImportReader.partialAdvice)")
        }
        // The record in which the file ends is already reported.
        if faulty != reader.recordNumber {
          batch.faults.append(ImportFault(file: batch.file, record: reader.recordNumber, reason: reason))
        }
        return true
      case .fault(let reason):
        guard tolerance != .nothing else {
          throw .unreadable(what: "record \(reader.recordNumber) of \(batch.file): \(reason)")
        }
        faulty = reader.recordNumber
        batch.faults.append(ImportFault(file: batch.file, record: reader.recordNumber, reason: reason))
      case .end: return true
      }
    }
    return false
  }
}
