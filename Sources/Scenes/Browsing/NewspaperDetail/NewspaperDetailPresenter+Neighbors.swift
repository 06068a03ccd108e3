import MVP
import Newspapers
import Presentation

/// Newspapers from the same city: what readers of one look at next.
extension NewspaperDetailPresenter {
  private static let most = 12

  /// Adds those that this machine knows, below the record. No requests are sent.
  func showNeighbors() async {
    guard namesNeighbors, let holdings,
      let place = state.content?.row.newspaper.places.first(where: { $0.city != nil }),
      // An unreadable catalog is reported where it is needed.
      let found = try? await holdings.newspapers(of: place, limit: NewspaperDetailPresenter.most + 1)
    else { return }
    let neighbors = Neighbors(found, of: lccn, in: place, limit: NewspaperDetailPresenter.most)
    showAgain { $0.among(neighbors) }
  }
}
