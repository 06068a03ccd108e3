/// What the lists of a plan say about its query.
extension SearchPlan {
  /// How many pages the query finds.
  /// - Parameters:
  ///   - listed: how many pages the lists have together.
  ///   - findsForms: whether the server's lists include pages with other forms of the words.
  func count(ofListed listed: SearchCount, findsForms: Bool) -> SearchCount {
    // Rows without exactly this form are left out here.
    guard findsForms, query.expression.words.contains(where: { !$0.isThisForm }) else { return listed }
    switch listed {
    case .exact(let count), .withForms(let count): return .withForms(count)
    case .between(let least, let most, _): return .between(least: least, most: most, withForms: true)
    }
  }
}
