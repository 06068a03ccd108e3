/// What the lists of a plan say about its query.
extension SearchPlan {
  /// How many pages the query finds.
  /// - Parameters:
  ///   - listed: how many pages the lists have together.
  ///   - findsForms: whether the server's lists include pages with other forms of the words.
  func count(ofListed listed: SearchCount, findsForms: Bool) -> SearchCount {
    // Rows without exactly this form are left out here.
    let hasForms = findsForms && query.expression.words.contains { !$0.isThisForm }
    // Words or newspapers that are unknown here may be on more pages: some to find, or some to leave out.
    let excludesMore = beginnings.contains(where: \.isExcluded) || gaps.contains(where: \.isExcluded)
    let findsMore = beginnings.contains(where: \.isWanted) || gaps.contains { !$0.isExcluded }
    let least = excludesMore ? 0 : listed.least
    let most = findsMore ? nil : listed.most
    guard least != most else { return hasForms ? .withForms(least) : .exact(least) }
    return .between(least: least, most: most, withForms: hasForms)
  }
}
