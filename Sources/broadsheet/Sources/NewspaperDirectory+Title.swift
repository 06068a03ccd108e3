import Newspapers

extension NewspaperDirectory {
  /// The title of a newspaper, if its record is on this machine.
  func titleHere(of lccn: LCCN) async -> String? {
    let newspaper = try? await newspaper(lccn, freshness: .kept).detail.newspaper
    return newspaper.flatMap { $0.isUntitled ? nil : $0.title }
  }
}
