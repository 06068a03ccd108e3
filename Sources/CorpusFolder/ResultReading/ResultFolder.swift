import Corpus
import Files
import FoundationEssentials
import Newspapers
import SQLiteStorage

/// The folder of a job's result, `DIR/results/ID`. It is read-only.
public struct ResultFolder: Sendable {
  static let record = "result.json"
  static let rows = "rows.sqlite"
  static let mostBytes = 16 << 20

  public let path: String
  public let summary: CorpusResultSummary
  let totals: ResultRecord.Totals

  /// Why there is no result to browse.
  public enum Fault: Error, Hashable, Sendable {
    case missing(path: String, others: [Found])
    /// It is a corpus, or its folder of results, and has these results.
    case corpus(path: String, results: [Found])
    case unusable(NewspaperError)
  }

  /// A result in a corpus.
  public struct Found: Hashable, Sendable {
    public let path: String
    public let job: String
    public let terms: [String]
  }

  /// - Parameter given: as the reader wrote it.
  public init(_ given: String) throws(Fault) {
    var path = given
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard OpenFolder.exists(path) else {
      throw .missing(path: given, others: ResultFolder.results(in: Folder.holding(path)) ?? [])
    }
    let found: ResultRecord?
    do throws(NewspaperError) { found = try ResultFolder.record(in: path) } catch {
      throw .unusable(error)
    }
    guard let found else {
      if let results = ResultFolder.results(in: path) { throw .corpus(path: path, results: results) }
      throw .unusable(.unreadable(what: "\(path) is not a result: it has no \(ResultFolder.record)"))
    }
    guard let summary = found.summary(corpus: ResultFolder.corpus(of: path).map(ResultFolder.name)) else {
      throw .unusable(.unreadable(what: "\(path) is the result of \(found.job), which has no rows to browse"))
    }
    (self.path, self.summary, totals) = (path, summary, found.totals)
    do throws(NewspaperError) { try checkRows() } catch { throw .unusable(error) }
  }

  var rowsPath: String { OpenFolder.path(of: ResultFolder.rows, in: path) }

  /// The corpus of the result; nil if it is not in one.
  public var corpus: String? { ResultFolder.corpus(of: path) }

  /// Nil if there is no `result.json`.
  private static func record(in folder: String) throws(NewspaperError) -> ResultRecord? {
    let path = OpenFolder.path(of: record, in: folder)
    let bytes: [UInt8]?
    // Anything but a folder has no files.
    do throws(FileFailure) { bytes = try WholeFile(path: path).read(atMost: mostBytes) } catch {
      guard OpenFolder.exists(path) else { return nil }
      throw .local(what: "cannot read \(error.reason)")
    }
    guard let bytes else { return nil }
    guard let version = try? JSONDecoder().decode(ResultRecord.Version.self, from: Data(bytes)),
      version.schema.hasPrefix("broadsheet.result/")
    else { throw .unreadable(what: "\(path) is damaged, or is not a Broadsheet result") }
    guard version.schema == ResultRecord.schema else {
      throw .unreadable(
        what: "\(path) is \(version.schema), from a newer version of Broadsheet: update to browse it")
    }
    do { return try JSONDecoder().decode(ResultRecord.self, from: Data(bytes)) } catch {
      throw .unreadable(what: "\(path) is damaged; it was left unchanged")
    }
  }

  /// SQLite would take a file of 0 bytes for an empty result.
  private func checkRows() throws(NewspaperError) {
    guard OpenFolder.exists(rowsPath) else {
      throw .unreadable(what: "\(rowsPath) is missing: run the job again")
    }
    guard let header = SQLiteHeader(path: rowsPath) else {
      throw .unreadable(what: "\(rowsPath) \(ResultFolder.damaged)")
    }
    guard header.version <= 1 else {
      throw .unreadable(what: "\(rowsPath) is from a newer version of Broadsheet: update to browse it")
    }
  }

  static let damaged = "is damaged, and was left unchanged: remove its folder and run the job again"

  // MARK: The corpus around it

  /// `DIR` of `DIR/results/ID`, if that is a corpus.
  private static func corpus(of path: String) -> String? {
    let parts = OpenFolder.absolute(path).split(separator: "/").filter { $0 != "." }
    guard parts.count > 2, parts[parts.count - 2] == CorpusLayout.results else { return nil }
    let corpus = "/" + parts.dropLast(2).joined(separator: "/")
    return OpenFolder.exists(OpenFolder.path(of: CorpusLayout.description, in: corpus)) ? corpus : nil
  }

  static func name(_ folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? folder
  }

  /// The results in a corpus, or in its folder of results; nil for any other folder.
  private static func results(in path: String) -> [Found]? {
    let isCorpus = OpenFolder.exists(OpenFolder.path(of: CorpusLayout.description, in: path))
    let folder = isCorpus ? OpenFolder.path(of: CorpusLayout.results, in: path) : path
    guard isCorpus || name(path) == CorpusLayout.results else { return nil }
    let names = (try? Folder.names(in: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = OpenFolder.path(of: name, in: folder)
      // Unreadable ones are reported when they are opened.
      guard let record = try? record(in: path) else { return nil }
      return Found(path: path, job: record.job, terms: record.arguments.terms)
    }
  }
}
