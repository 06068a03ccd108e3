import MVP
import Newspapers
import Presentation

/// Lets the reader choose which variants of words are searched for, too.
public final class VariantPickerPresenter: MvpPresenter<VariantPickerContent>, ListPresenting {
  /// The most variants in a query, for all words together: each is an alternative in requests to servers.
  public nonisolated static let most = 20

  /// A variant by its number in the list of a word.
  struct Place: Hashable, Sendable {
    let word: Int
    let row: Int
  }

  private let proposals: [VariantProposal]
  private let reply: Reply<[SearchWord: [String]]>
  private let router: any Router<Route>
  private let places: [Place]
  private var ticked: Set<Place>

  public init(
    _ proposals: [VariantProposal], reply: Reply<[SearchWord: [String]]>, router: any Router<Route>
  ) {
    self.proposals = proposals
    self.reply = reply
    self.router = router
    places = proposals.enumerated().flatMap { word, proposal in
      proposal.rows.indices.map { Place(word: word, row: $0) }
    }
    ticked = Set(
      places.filter { proposals[$0.word].rows[$0.row].isTicked }.prefix(VariantPickerPresenter.most))
  }

  public override func start() async { show() }

  /// The words whose variants they are.
  public var words: [String] { proposals.map(\.word.text) }

  /// Selects or deselects the variant.
  public func tick(row: Int) {
    guard places.indices.contains(row) else { return }
    if ticked.remove(places[row]) == nil {
      guard ticked.count < VariantPickerPresenter.most else {
        router.announce("A search takes at most \(VariantPickerPresenter.most) variants")
        return
      }
      ticked.insert(places[row])
    }
    show()
  }

  /// Accepts the selected ones.
  public func open(row: Int) {
    var chosen: [SearchWord: [String]] = [:]
    for place in places where ticked.contains(place) {
      let proposal = proposals[place.word]
      chosen[proposal.word, default: []].append(proposal.rows[place.row].text)
    }
    reply.send(chosen)
    router.back()
  }

  private func show() { show(.content(VariantPickerContent(proposals, ticked: ticked))) }

  /// All rows are always loaded.
  public func reveal(_ rows: Range<Int>) async {}

  public func select(row: Int) {}
}
