import MVP

extension StateMapPresenter {
  /// What to say if no newspapers of the selected state are counted, and which keys help: a sentence without a
  /// period. Nil if there are some, or if they are not counted yet.
  var nothing: String? {
    guard let content = state.content, let entry = content.entry(of: tile), entry.count == 0 else {
      return nil
    }
    let origin = tile.state.map { "of \($0)" } ?? "from elsewhere"
    let (isDigitized, decade) = (content.filter.isDigitized, content.filter.decade)
    let none =
      "No \(isDigitized ? "digitized " : "")newspapers \(origin) \(decade.map { "published in the \($0)s" } ?? "here")"
    if entry.all > 0 { return "\(none); \(key: "digitized-only", "d") counts all" }
    if decade != nil {
      return "\(none); \(key: "previous-decade", "<") and \(key: "next-decade", ">") change the decade"
    }
    return content.total > 0 ? "\(none); \(key: "places", "p") lists the states that have some" : none
  }
}
