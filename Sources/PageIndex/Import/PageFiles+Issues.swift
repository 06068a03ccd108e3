import NDNP

/// The issues of NDNP batches, whose pages are numbered once a file of another folder comes.
extension PageFiles {
  mutating func begin(_ folder: String) {
    if folder != self.folder { finishIssue() }
    self.folder = folder
  }

  mutating func take(_ mets: IssueMETS, in folder: String) {
    begin(folder)
    let others = issues[folder, default: NDNPIssue()].take(mets.sequences)
    guard others > 0 else { return }
    noteScattered(folder, "\(others == 1 ? "a page was" : "\(others) pages were") numbered without its METS")
  }

  mutating func finishIssue() {
    guard let (pages, late) = issues[folder]?.takeNumbered() else { return }
    for (page, stored) in pages { take(page, stored.text, stored.quality, stored.path, batch: stored.batch) }
    for page in late { noteScattered(page.path, "its position in the issue is unknown") }
  }

  /// - Parameter what: the consequence of an issue's files not being next to each other.
  private mutating func noteScattered(_ path: String, _ what: String) {
    note(
      "\(path): \(what), because the issue's files are not next to each other: unpack them, and add their "
        + "folder"
    )
  }
}
