/// Where the pages of a job come from, and where they are kept.
public struct QueueSource: Sendable {
  /// Asks the source for what this machine does not have, at the pace of requests that nobody waits for.
  public let archive: any NewspaperArchive
  /// What this machine has; it sends nothing.
  public let kept: any NewspaperArchive
  /// Where texts go.
  public let shelf: any PageShelf
  /// Those of the pages whose texts are stored.
  private let held: @Sendable ([PageID]) async throws(NewspaperError) -> Set<PageID>

  /// Where PDFs go; nil if none are saved.
  private let pdfs: PageSaving?

  public init(
    archive: any NewspaperArchive, kept: any NewspaperArchive, shelf: any PageShelf, pdfs: PageSaving? = nil,
    held: @escaping @Sendable ([PageID]) async throws(NewspaperError) -> Set<PageID>
  ) {
    (self.archive, self.kept, self.shelf, self.held) = (archive, kept, shelf, held)
    self.pdfs = pdfs
  }

  /// The picture of a whole page to store: as wide as any screen wants, so that it serves them all.
  public static let scanView = ScanView(width: ScanView.screenWidth)

  /// What was downloaded.
  struct Taken {
    var bytes = 0
    /// Whether all of it was here before.
    var wasHere = true
  }

  /// Gets an issue's list of pages, and stores it on this machine.
  func issue(_ id: IssueID) async throws(NewspaperError) -> Issue {
    let issue = try await archive.issue(id, freshness: .atHand)
    try await check("the pages of issue \(id)") { () async throws(NewspaperError) in
      _ = try await kept.issue(id, freshness: .kept)
    }
    return issue
  }

  /// Makes sure that a page's text is on this machine.
  func takeText(of page: PageID, title: String) async throws(NewspaperError) -> Taken {
    if try await held([page]).contains(page), let text = await keptText(of: page) {
      return Taken(bytes: text.text.utf8.count)
    }
    let known = await keptText(of: page)
    let text: PageText
    if let known { text = known } else { text = try await archive.text(of: page, freshness: .atHand) }
    if shelf.takes(.saved) {
      try await shelf.keep([
        KeptPage(
          page: page, text: text.text, title: title.isEmpty ? nil : title, source: text.origin.name,
          way: .saved, fetched: text.origin.asOf)
      ])
    }
    try await check("the text of page \(page)") { () async throws(NewspaperError) in
      _ = try await kept.text(of: page, freshness: .kept)
    }
    return Taken(bytes: text.text.utf8.count, wasHere: known != nil)
  }

  /// Makes sure that a page's picture is on this machine.
  func takeScan(of page: PageID) async throws(NewspaperError) -> Taken {
    let known = await keptScan(of: page)
    // Requested again anyway: a picture that was only read stays only while the cache has room.
    let scan = try await archive.scan(of: page, QueueSource.scanView)
    if scan.lacksEnd { throw .malformed(host: scan.origin.name, what: "the picture is truncated") }
    try await check("the picture of page \(page)") { () async throws(NewspaperError) in
      _ = try await kept.scan(of: page, QueueSource.scanView)
    }
    return Taken(bytes: scan.jpeg.count, wasHere: known != nil)
  }

  /// Makes sure that a page's PDF is in its folder.
  func takePDF(of page: PageID) async throws(NewspaperError) -> Taken {
    guard let pdfs else { throw .unsupported(source: archive.name(of: page.issue.lccn), what: "PDFs") }
    let name = FileNameTemplate.usual.name(of: .pdf, of: page)
    switch try await pdfs.save(.pdf, of: page, as: name, replaces: false, progress: { _ in }) {
    case .saved(let file), .held(let file, _): return Taken(bytes: file.bytes, wasHere: false)
    case .existing: return Taken()
    }
  }

  /// Gets the text of a page onto this machine, if the cache has room for it.
  /// - Returns: false if it was here before.
  public func prepareText(of page: PageID) async throws(NewspaperError) -> Bool {
    guard await keptText(of: page) == nil else { return false }
    _ = try await archive.text(of: page, freshness: .atHand)
    return true
  }

  private func keptText(of page: PageID) async -> PageText? {
    try? await kept.text(of: page, freshness: .kept)
  }

  private func keptScan(of page: PageID) async -> PageScan? {
    try? await kept.scan(of: page, QueueSource.scanView)
  }

  /// It counts only once it can be read from here: the cache may have had no room for it.
  private func check(
    _ what: String, _ look: () async throws(NewspaperError) -> Void
  ) async throws(NewspaperError) {
    do throws(NewspaperError) {
      try await look()
    } catch {
      if error == .canceled { throw error }
      throw .local(what: "\(what) could not be kept on this machine; the disk may be full")
    }
  }
}
