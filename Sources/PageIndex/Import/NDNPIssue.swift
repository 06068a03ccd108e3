import Newspapers

/// The pages of an issue in an NDNP batch, held until it is known which page each of them is.
struct NDNPIssue {
  struct Page {
    /// The file's, without `.xml`.
    let name: String
    let issue: IssueID
    let text: String
    let quality: Double?
    let path: String
    /// Without `batch_`; nil if unknown.
    let batch: String?
  }

  /// Those that have no number yet.
  private(set) var pages: [Page] = []
  /// From the issue's METS; empty without one.
  private var sequences: [String: Int] = [:]
  /// What the pages before were numbered, if files of other issues were between them and these.
  private var numbers: [String: Int] = [:]

  /// More pages than any issue has.
  private static let possible = 1...9999

  /// A file that comes twice counts once.
  mutating func add(_ page: Page) {
    if !pages.contains(where: { $0.name == page.name }) { pages.append(page) }
  }

  /// - Parameter sequences: from a METS.
  /// - Returns: how many pages were numbered otherwise before it was read.
  mutating func take(_ sequences: [String: Int]) -> Int {
    guard sequences != self.sequences else { return 0 }
    self.sequences = sequences
    return numbers.count { entry in
      sequences[entry.key].map { NDNPIssue.possible.contains($0) && $0 != entry.value } ?? false
    }
  }

  /// The pages with their places in the issue, and those that come too late to have one. Files are numbered in the
  /// order in which they were filmed: if there is no METS, the first file is the first page. A position that METS
  /// gives twice, or that no page can have, is ignored: the second page would be skipped as a duplicate.
  mutating func takeNumbered() -> (pages: [(PageID, Page)], late: [Page]) {
    let last = sequences.isEmpty ? numbers.keys.max() : nil
    let (late, known) = pages.reduce(into: ([Page](), [Page]())) { parts, page in
      let isLate = last.map { page.name < $0 } ?? false
      if isLate, numbers[page.name] == nil { parts.0.append(page) } else { parts.1.append(page) }
    }
    pages = []
    let ordered = known.sorted { $0.name < $1.name }
    var taken = Set(numbers.values)
    let stated = ordered.map { page in
      numbers[page.name]
        ?? sequences[page.name].flatMap { number in
          NDNPIssue.possible.contains(number) && taken.insert(number).inserted ? number : nil
        }
    }
    let before = numbers.count
    let numbered = zip(ordered, stated).enumerated().map { place, pair in
      let (page, stated) = pair
      var sequence = stated ?? before + place + 1
      while stated == nil, !taken.insert(sequence).inserted { sequence += 1 }
      return (PageID(issue: page.issue, sequence: sequence), page)
    }
    for (id, page) in numbered { numbers[page.name] = id.sequence }
    return (numbered, late)
  }
}
