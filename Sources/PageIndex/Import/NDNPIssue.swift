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
  }

  var folder = ""
  var pages: [Page] = []
  /// From the issue's METS; empty without one.
  var sequences: [String: Int] = [:]

  var isEmpty: Bool { pages.isEmpty }

  /// More pages than any issue has.
  private static let possible = 1...9999

  /// The pages with their places in the issue. Files are numbered in the order in which they were filmed: if
  /// there is no METS, the first file is the first page. A position that METS gives twice, or that no page
  /// can have, is ignored: the second page would be skipped as a duplicate.
  func numbered() -> [(PageID, Page)] {
    let ordered = pages.sorted { $0.name < $1.name }
    var taken: Set<Int> = []
    let stated = ordered.map { page in
      sequences[page.name].flatMap { number in
        NDNPIssue.possible.contains(number) && taken.insert(number).inserted ? number : nil
      }
    }
    return zip(ordered, stated).enumerated().map { place, pair in
      let (page, stated) = pair
      var sequence = stated ?? place + 1
      while stated == nil, !taken.insert(sequence).inserted { sequence += 1 }
      return (PageID(issue: page.issue, sequence: sequence), page)
    }
  }
}
