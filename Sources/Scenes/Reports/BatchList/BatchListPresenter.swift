import MVP
import Newspapers
import Presentation

/// Lists the OCR archives of a server. Their years and states come from the newspapers in them, as far as
/// this machine's catalog knows those.
public final class BatchListPresenter: MvpPresenter<BatchListContent> {
  private let selection: BatchSelection
  private let service: NewspaperService
  private let catalog: any NewspaperDirectory
  private let isForPrograms: Bool

  /// - Parameters:
  ///   - catalog: the newspapers on this machine.
  ///   - isForPrograms: whether other programs download what is listed: a note would not keep them from
  ///     downloading what may not match.
  public init(
    _ selection: BatchSelection, service: NewspaperService, catalog: any NewspaperDirectory,
    isForPrograms: Bool
  ) {
    (self.selection, self.service, self.catalog) = (selection, service, catalog)
    self.isForPrograms = isForPrograms
  }

  public override func start() async {
    showWaiting("Loading the list of batches")
    do throws(NewspaperError) {
      guard let list = service.ocrArchives else {
        throw .unsupported(source: service.name, what: "the OCR of whole batches")
      }
      let listing = try await list.archives()
      let (rows, _) = await selection.select(from: listing, knownTo: catalog)
      guard !rows.isEmpty else { return show(.empty(nothing(listing))) }
      let doubt = BatchDoubt(selection, rows.filter(\.isDoubtful).map(\.archive), of: rows.count)
      if isForPrograms, let doubt, doubt.isOfMost { return show(.failed(refusal(doubt))) }
      show(
        .content(
          BatchListContent(
            rows: rows, doubt: doubt, notices: notices(on: listing),
            filesInTenMinutes: listing.filesInTenMinutes)))
    } catch {
      let failure = Failure(error)
      // The pages on this machine are no help here.
      showFailure(
        error.isOutage
          ? Failure(failure.message, advice: failure.screenAdvice, exitCode: failure.exitCode) : failure)
    }
  }

  private func refusal(_ doubt: BatchDoubt) -> Failure {
    let advice: [String] =
      switch doubt.cause {
      case .machine:
        [
          "“broadsheet sync” gets the Library's list; then run this again.",
          "Or choose with --lccn or --awardee instead of --state, --from and --to.",
        ]
      case .list: ["Choose with --awardee instead of --lccn, --state, --from and --to."]
      case .listDates: ["Choose with --awardee instead of --new-since."]
      }
    return Failure(doubt.sentence, commandAdvice: advice, exitCode: ExitStatus.usage)
  }

  private func notices(on listing: OCRArchiveListing) -> [String] {
    [OriginContent(listing.origin).notice, listing.leftOut].compactMap(\.self)
  }

  private func nothing(_ listing: OCRArchiveListing) -> EmptyState {
    listing.archives.isEmpty
      ? EmptyState("\(listing.origin.name) offers no OCR of whole batches")
      : EmptyState(
        "0 of \(Numerals.batches(listing.archives.count)) match",
        advice: ["Omit an option to list more."])
  }
}

extension OCRArchiveListing {
  /// The notice about rows that cannot be used; nil if there are none.
  var leftOut: String? {
    guard unusable > 0 else { return nil }
    return "\(Numerals.count(unusable, "row")) of the list \(unusable == 1 ? "is" : "are") left out: "
      + "they have no usable address, or the name of another row"
  }
}
