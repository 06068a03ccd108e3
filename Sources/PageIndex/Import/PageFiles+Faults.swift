import Files
import Newspapers

extension PageFiles {
  /// What could not be read.
  struct Faults {
    /// One per line; only the first hundred.
    private(set) var lines: [String] = []
    private(set) var count = 0
    /// How many of them are files and folders that could not be opened, or not be read from the disk.
    var unopened = 0

    mutating func note(_ fault: String) {
      count += 1
      if lines.count < 100 { lines.append(fault) }
    }
  }

  /// Skips a file that does not belong to a page. Other given files may be pages.
  mutating func skip(_ path: String, isGiven: Bool) {
    if let date = PageFileName.impossibleDate(in: path) {
      return note("\(path) names a day that does not exist: \(date)")
    }
    if isGiven {
      return note("\(path) is neither an archive nor named like a page, such as \(PageImporter.exampleName)")
    }
    others += 1
    guard PageFileName.isText(PageFiles.name(of: path)) else { return }
    otherTexts.count += 1
    if otherTexts.paths.count < 3 { otherTexts.paths.append(path) }
  }

  /// The names of the first other texts, or their paths: archives have many files of one name, in folders of their
  /// own.
  var otherTextNames: [String] {
    let names = otherTexts.paths.map(PageFiles.name(of:))
    return Set(names).count == names.count ? names : otherTexts.paths
  }

  /// - Parameter line: one that is not a page.
  mutating func noteOther(_ line: ImportedLine?, _ place: String) {
    let corpus: CorpusLine? = if case .corpus(let line)? = line { line } else { nil }
    switch corpus?.kind {
    case "fault": note("\(place): \(corpus?.what ?? "something could not be read")")
    case nil, "page": note("\(place): not a page that “broadsheet index export” or “corpus pages” wrote")
    // Counts and sums of an archive.
    default: break
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  mutating func note(_ fault: String) { faults.note(fault) }

  /// Whether a path is standard input or a given pipe, whose name does not say what it has.
  static func isStream(_ path: String, isGiven: Bool) -> Bool {
    path == "-" || isGiven && GivenPath(path).isPipe
  }
}
