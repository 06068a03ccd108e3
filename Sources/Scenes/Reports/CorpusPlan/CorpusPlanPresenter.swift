import MVP
import Newspapers
import Presentation

/// Plans a corpus from the list of a server, or updates the plan from a newer one. Fetches no archives.
public final class CorpusPlanPresenter: MvpPresenter<CorpusPlanContent> {
  private let selection: BatchSelection
  private let order: CorpusPlanOrder
  private let service: NewspaperService
  private let catalog: any NewspaperDirectory
  private let store: (any CorpusStore)?
  private let means: CorpusMeans

  /// - Parameters:
  ///   - catalog: the newspapers on this machine.
  ///   - store: nil to write nothing.
  public init(
    _ selection: BatchSelection, order: CorpusPlanOrder, service: NewspaperService,
    catalog: any NewspaperDirectory, store: (any CorpusStore)?, means: CorpusMeans
  ) {
    (self.selection, self.order, self.service, self.catalog) = (selection, order, service, catalog)
    (self.store, self.means) = (store, means)
  }

  public override func start() async {
    showWaiting("Loading the list of batches")
    do throws(NewspaperError) {
      let earlier = try await store?.plan()
      if let refusal = refusal(earlier) { return show(.failed(refusal)) }
      let selection = earlier?.selection ?? selection
      guard let list = service.ocrArchives else {
        throw .unsupported(source: service.name, what: "the OCR of whole batches")
      }
      let listing = try await list.archives()
      let (batches, known) = await selection.select(from: listing, knownTo: catalog)
      if earlier == nil, let missing = missing(selection, batches) { return show(.failed(missing)) }
      var (plan, changes) = (earlier ?? CorpusPlan(selection: selection, batches: []))
        .updated(with: batches, takesChanged: order.takesChanged)
      plan.source = order.source ?? plan.server
      guard !plan.batches.isEmpty else {
        return show(
          .failed(
            Failure(
              "no batch of \(listing.origin.name) matches",
              commandAdvice: ["“broadsheet batches” lists what there is."], exitCode: ExitStatus.notFound)))
      }
      let newspapers = Set(plan.batches.flatMap(\.archive.newspapers)).compactMap { known[$0] }
      var notices = notices(listing, plan, changes, isFirst: earlier == nil)
      if !order.isDryRun {
        let (titles, gap) = await titles(newspapers, of: plan)
        if let gap { notices.append(gap) }
        try await store?.keep(plan, titles)
        try await store?.describe()
      }
      let free = await store?.freeSpace()
      show(
        .content(
          CorpusPlanContent(
            plan, selection, newspapers, means, free: free,
            notices: notices, outcome: outcome(plan))))
    } catch {
      let failure = Failure(error)
      // The pages on this machine are no help here.
      showFailure(
        error.isOutage
          ? Failure(failure.message, advice: failure.screenAdvice, exitCode: failure.exitCode) : failure)
    }
  }

  /// The newspapers to store: a site's list does not say which are in its archives, so all of its newspapers are.
  private func titles(
    _ newspapers: [Newspaper], of plan: CorpusPlan
  ) async -> (newspapers: [Newspaper], gap: String?) {
    guard newspapers.isEmpty, case .site = plan.source,
      plan.batches.allSatisfy(\.archive.newspapers.isEmpty)
    else { return (newspapers, nil) }
    do throws(NewspaperError) {
      let all = Window(offset: 0, limit: CorpusPlanPresenter.mostTitles)
      let listing = try await service.directory.newspapers(
        matching: NewspaperQuery(), window: all, freshness: .atHand)
      return (listing.newspapers.filter { !$0.lccn.isDemonstration }, nil)
    } catch {
      return ([], "the newspapers of \(service.name) are missing: \(Failure.words(for: error))")
    }
  }

  /// More newspapers than any site has.
  private static let mostTitles = 100_000

  /// A folder has one corpus, and choosing everything takes an explicit option.
  private func refusal(_ earlier: CorpusPlan?) -> Failure? {
    guard let earlier else {
      guard selection.takesAll, !order.takesAll else { return nil }
      // Nothing has been requested yet: only the Library's size is known.
      let size = order.source == .library ? ", some 2.5 TB" : ""
      return Failure(
        "without a filter this would be all that \(service.name) has\(size)",
        commandAdvice: [
          "Choose batches with --lccn, --state, --awardee, --from, --to, --new-since or --batches.",
          "Or say --all.",
        ], exitCode: ExitStatus.usage)
    }
    guard !selection.takesAll, selection != earlier.selection else { return nil }
    return Failure(
      "\(store?.path ?? "the folder") already holds a different selection of batches",
      commandAdvice: [
        "Plan the new one in a folder of its own.",
        "Without filters, the plan is compared with the list as it is now.",
      ], exitCode: ExitStatus.usage)
  }

  /// A name that the list does not have is an error: it may be misspelled.
  private func missing(_ selection: BatchSelection, _ batches: [SelectedBatch]) -> Failure? {
    let missing = selection.names.subtracting(batches.map(\.archive.batch)).sorted()
    guard let first = missing.first else { return nil }
    let others = missing.count - 1
    return Failure(
      "the list has no batch \(first)" + (others > 0 ? ", and \(others) more that were named" : ""),
      commandAdvice: ["“broadsheet batches” lists what there is."], exitCode: ExitStatus.notFound)
  }

  private func notices(
    _ listing: OCRArchiveListing, _ plan: CorpusPlan, _ changes: CorpusPlanChanges, isFirst: Bool
  ) -> [String] {
    var notices = OriginContent(listing.origin).notice.map { [$0] } ?? []
    if !isFirst { notices += CorpusPlanPresenter.words(changes, takesChanged: order.takesChanged) }
    let doubtful = plan.batches.count(where: \.isDoubtful)
    if doubtful > 0 {
      notices.append(
        "\(doubtful) of \(plan.batches.count) may not match, since this machine knows too little of the newspapers in them; "
          + "“broadsheet sync” gets the Library's list")
    }
    return notices
  }

  private static func words(_ changes: CorpusPlanChanges, takesChanged: Bool) -> [String] {
    func some(_ names: [String]) -> String {
      names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
    var words: [String] = []
    if changes.isEmpty { words.append("the list has not changed") }
    if !changes.added.isEmpty { words.append("new: \(some(changes.added))") }
    for version in changes.newVersions { words.append("\(version.later) may replace \(version.earlier)") }
    if !changes.changed.isEmpty {
      words.append(
        "changed at the server: \(some(changes.changed))"
          + (takesChanged ? "" : "; the plan keeps what it has, and --refresh takes the new ones"))
    }
    if !changes.gone.isEmpty { words.append("no longer listed: \(some(changes.gone)); what is here stays") }
    return words
  }

  private func outcome(_ plan: CorpusPlan) -> String {
    let count = Numerals.batches(plan.batches.count)
    guard let store, !order.isDryRun else { return "\(count); nothing was written" }
    let fetch = ShellLine.of(["broadsheet", "corpus", "fetch", store.path])
    return "planned \(count) in \(store.path); “\(fetch)” gets the archives"
  }
}

/// What a plan should contain.
public struct CorpusPlanOrder: Hashable, Sendable {
  /// Whether the user explicitly requested all batches.
  public var takesAll = false
  /// Whether archives that changed at the server replace the planned ones.
  public var takesChanged = false
  public var isDryRun = false
  /// Whose list is asked; nil if that is no server's.
  public var source: IssueSource?

  public init() {}
}
