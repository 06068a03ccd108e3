import MVP
import Newspapers
import Presentation

/// What OCR may have made of the words of a query.
public final class VariantListPresenter: MvpPresenter<[VariantListRow]> {
  private let proposals: [VariantProposal]

  public init(_ proposals: [VariantProposal]) { self.proposals = proposals }

  public override func start() async {
    let rows = proposals.flatMap { proposal in proposal.rows.map { VariantListRow(proposal, $0) } }
    guard rows.isEmpty else { return show(.content(rows)) }
    show(.empty(EmptyState(VariantWords.nothingToVary)))
  }
}

/// A variant: display-ready.
public struct VariantListRow: Hashable, Sendable {
  let word: String
  let wordPages: Int
  let variant: String
  let pages: Int
  let newPages: Int
  let cause: String
  let isTicked: Bool
  let moreRequests: Int

  init(_ proposal: VariantProposal, _ row: VariantProposal.Row) {
    word = proposal.word.text
    wordPages = proposal.pages
    (variant, pages, newPages, isTicked) = (row.text, row.pages, row.newPages, row.isTicked)
    moreRequests = row.moreRequests
    cause = VariantWords.words(for: row.cause)
  }
}
