import Corpus
import Files
import Newspapers

extension ResultWriter {
  /// - Returns: nil if it has to be made.
  public static func existing(
    _ job: CorpusJob, _ inputs: JobInputs
  ) async throws(NewspaperError) -> Made? {
    try await existing(try ResultName(job, inputs), inputs)
  }

  static func existing(
    _ name: ResultName, _ inputs: JobInputs
  ) async throws(NewspaperError) -> Made? {
    let path = path(name.id, of: inputs.folder)
    guard let found = try description(name, inputs), try found.isProven(by: inputs) else { return nil }
    // Otherwise it would show up later as an error or, worse, as a short list.
    do { try await ResultRows(try ResultFolder(path)).check() } catch { throw damage(path) }
    return Made(path, found)
  }

  /// Whether there is a result of this name that does not say what was read. It may be of pages other than
  /// those here, so it is made again.
  public static func isUnproven(_ job: CorpusJob, _ inputs: JobInputs) throws(NewspaperError) -> Bool {
    guard let found = try description(try ResultName(job, inputs), inputs) else { return false }
    return try !found.isProven(by: inputs)
  }

  /// Makes room for the result that takes its place.
  func removeUnproven(_ name: ResultName) throws(NewspaperError) {
    guard let found = try ResultWriter.description(name, inputs), try !found.isProven(by: inputs) else {
      return
    }
    let path = ResultWriter.path(name.id, of: inputs.folder)
    let folder = try local("write") { () throws(FileFailure) in try OpenFolder(path) }
    // Leftovers of an interruption must not pass for a damaged result.
    folder.remove(ResultWriter.rows)
    try ResultWriter.empty(folder)
  }

  /// What `result.json` says; nil if there is no such result.
  private static func description(
    _ name: ResultName, _ inputs: JobInputs
  ) throws(NewspaperError) -> ResultDescription? {
    let path = path(name.id, of: inputs.folder)
    let bytes = try local("read") { () throws(FileFailure) in
      try WholeFile(path: OpenFolder.path(of: record, in: path)).read()
    }
    guard let bytes else {
      // A finished result could not take the name of a folder that has something in it.
      guard try local("read", { () throws(FileFailure) in try Folder.names(in: path) }).isEmpty else {
        throw damage(path)
      }
      return nil
    }
    guard let found = ResultDescription.read(bytes) else { throw damage(path) }
    return found
  }

  private static func damage(_ path: String) -> NewspaperError {
    .unreadable(what: "\(path) is damaged: remove it to have the job run again")
  }
}

extension ResultDescription {
  /// Whether it is known to be made from what its name says. Results of version 0.2.0 are named after the
  /// listed archives, which may have been damaged; the receipts show which results are of the pages that are
  /// here.
  func isProven(by inputs: JobInputs) throws(NewspaperError) -> Bool {
    if readSha256 != nil || engine != ResultWriter.Facts.ownEngine { return true }
    return try inputs.receiptsSum() == receiptsSha256
  }
}
