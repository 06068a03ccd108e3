import Newspapers

/// The pages of an issue in an NDNP batch, until it is known which page each of them is.
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

  /// The pages with their places in the issue. Files are numbered in the order in which they were filmed: where no METS says
  /// more, the first is the first page.
  func numbered() -> [(PageID, Page)] {
    let ordered = pages.sorted { $0.name < $1.name }
    return ordered.enumerated().map { place, page in
      (PageID(issue: page.issue, sequence: sequences[page.name] ?? place + 1), page)
    }
  }
}
