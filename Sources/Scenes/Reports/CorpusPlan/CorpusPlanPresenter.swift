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
      guard let list = service.ocrArchives else {
        throw .unsupported(source: service.name, what: "the OCR of whole batches")
      }
      if let refusal = refusal(earlier) { return show(.failed(refusal)) }
      let selection = earlier?.selection ?? selection
      // What differs now must not be compared with a stored list.
      if earlier != nil || order.takesChanged { await list.refresh() }
      let listing = try await list.archives()
      let (batches, known) = await selection.select(from: listing, knownTo: catalog)
      if earlier == nil, let refusal = missing(selection, batches) ?? doubt(selection, batches) {
        return show(.failed(refusal))
      }
      var (plan, changes) = (earlier ?? CorpusPlan(selection: selection, batches: []))
        .updated(
          with: batches, listed: Set(listing.archives.map(\.batch)), takesChanged: order.takesChanged)
      plan.source = order.source ?? plan.server
      guard !plan.batches.isEmpty else {
        return show(.failed(nothing(listing.origin.name, isFirst: earlier == nil)))
      }
      let newspapers = Set(plan.batches.flatMap(\.archive.newspapers)).compactMap { known[$0] }
      var notices = CorpusPlanWords(
        listing: listing, plan: plan, changes: changes, known: known, isFirst: earlier == nil,
        takesChanged: order.takesChanged
      ).notices
      if !order.isDryRun {
        let (titles, gap) = await titles(newspapers, of: plan)
        if let gap { notices.append(gap) }
        try await store?.keep(plan, titles)
        try await store?.describe()
      }
      let free = await store?.freeSpace()
      let found = try await states(of: plan)
      show(
        .content(
          CorpusPlanContent(
            plan, selection, newspapers, means, found, free: free,
            notices: notices, outcome: outcome(plan, found))))
    } catch {
      let failure = Failure(error)
      // The pages on this machine are no help here.
      showFailure(
        error.isOutage
          ? Failure(failure.message, advice: failure.screenAdvice, exitCode: failure.exitCode) : failure)
    }
  }

  /// Without a folder, nothing is here.
  private func states(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus] {
    if let store { return try await store.status(of: plan) }
    return plan.batches.map { BatchStatus($0, .planned, bytesHere: 0, hasArchive: false) }
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
      return Failure(
        "without a filter, this would be all that \(everything)",
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

  /// The service is named after its lists of newspapers, which may be local.
  private var everything: String {
    switch order.source {
    case .library: "the Library of Congress has, some 2.5 TB"
    case .site(let address): "\(address) has"
    case .demonstration, nil: "\(service.name) has"
    }
  }

  /// A name that the list does not have is an error: it may be misspelled.
  private func missing(_ selection: BatchSelection, _ batches: [SelectedBatch]) -> Failure? {
    let missing = selection.names.subtracting(batches.map(\.archive.batch)).sorted()
    guard let first = missing.first else { return nil }
    let others = missing.count - 1
    // What is no name may be a line of any length.
    let name = first.count > 60 ? "\(first.prefix(60))…" : first
    return Failure(
      "the list has no batch \(name)" + (others > 0 ? ", and \(others) more that were named" : ""),
      commandAdvice: ["“broadsheet batches” lists what there is."], exitCode: ExitStatus.notFound)
  }

  /// Most of the list would be planned only because nobody knows what is in it, as before the first `sync`.
  /// Nothing has to be refused if nothing is written, or if pages are chosen by newspaper later.
  private func doubt(_ selection: BatchSelection, _ batches: [SelectedBatch]) -> Failure? {
    let doubtful = batches.filter(\.isDoubtful).map(\.archive)
    guard !order.isDryRun, let doubt = BatchDoubt(selection, doubtful, of: batches.count), doubt.isOfMost
    else { return nil }
    let advice: [String]
    switch doubt.cause {
    case .machine:
      advice = [
        "“broadsheet sync” gets the Library's list; then plan again.",
        "Or choose batches by name, with --batches and without --state, --from and --to.",
      ]
    case .list:
      let isByNewspaper = selection.state == nil && selection.from == nil && selection.to == nil
      if isByNewspaper { return nil }
      advice = ["Choose batches by name, with --batches and without --state, --from and --to."]
    case .listDates: advice = ["Choose batches by name, with --batches and without --new-since."]
    }
    return Failure(doubt.sentence, commandAdvice: advice, exitCode: ExitStatus.usage)
  }

  private func nothing(_ source: String, isFirst: Bool) -> Failure {
    let advice =
      isFirst
      ? "“broadsheet batches” lists what there is."
      : "The plan stays as it was; to make another one, remove corpus.json from "
        + "\(store?.path ?? "the folder")."
    return Failure(
      "no batch of \(source) matches", commandAdvice: [advice], exitCode: ExitStatus.notFound)
  }

  private func outcome(_ plan: CorpusPlan, _ states: [BatchStatus]) -> String {
    let count = Numerals.batches(plan.batches.count)
    guard let store, !order.isDryRun else { return "\(count); nothing was written" }
    let planned = "planned \(count) in \(store.path)"
    guard states.contains(where: \.isToFetch) else { return "\(planned); all of it is fetched or read" }
    let fetch = ShellLine.of(["broadsheet", "corpus", "fetch", store.path])
    return "\(planned); “\(fetch)” gets the archives"
  }
}
