import Newspapers

extension NewspaperService {
  /// Excerpts with the titles that this machine knows by now, where none was known when they were added.
  /// - Parameter untitled: gets the newspapers that remain without a title.
  public func named(_ excerpts: [Excerpt], _ untitled: inout UntitledNewspapers) async -> [Excerpt] {
    var known: [LCCN: Newspaper] = [:]
    var named: [Excerpt] = []
    for excerpt in excerpts {
      let lccn = excerpt.page.issue.lccn
      guard excerpt.newspaper.isUntitled else {
        named.append(excerpt)
        continue
      }
      if known[lccn] == nil {
        known[lccn] = await cited(.page(excerpt.page), at: excerpt.source).newspaper
      }
      if known[lccn] == nil { untitled.insert(lccn, at: excerpt.source) }
      named.append(excerpt.named(by: known[lccn]))
    }
    return named
  }

  /// The same where nothing is said about those that remain without one.
  public func named(_ excerpts: [Excerpt]) async -> [Excerpt] {
    var untitled = UntitledNewspapers(at: self)
    return await named(excerpts, &untitled)
  }
}
