import MVP
import Newspapers
import Presentation

/// What to say about a new plan, one sentence each, without a period.
struct CorpusPlanWords {
  let listing: OCRArchiveListing
  let plan: CorpusPlan
  let changes: CorpusPlanChanges
  /// The newspapers that this machine knows.
  let known: [LCCN: Newspaper]
  let isFirst: Bool
  let takesChanged: Bool

  var notices: [String] {
    var notices = [OriginContent(listing.origin).notice, listing.leftOut].compactMap(\.self)
    if !isFirst { notices += words }
    let doubtful = plan.batches.filter(\.isDoubtful).map(\.archive)
    if let doubt = BatchDoubt(plan.selection, doubtful, of: plan.batches.count) {
      notices.append(
        "\(doubt.count) of \(doubt.total) may not match, because \(doubt.reason)\(remedy(for: doubt))")
    }
    if let unknownStates { notices.append(unknownStates) }
    return notices
  }

  /// Jobs count by state.
  private var unknownStates: String? {
    let unknown = plan.namedNewspapers.filter { known[$0]?.places.compactMap(\.state).first == nil }
    guard !unknown.isEmpty else { return nil }
    let remedy =
      unknown.contains { known[$0] == nil }
      ? "; “broadsheet sync” gets the Library's list, and this command then adds the states" : ""
    return StateWords.unknown(unknown.count) + remedy
  }

  private func remedy(for doubt: BatchDoubt) -> String {
    switch doubt.cause {
    case .machine:
      "; “broadsheet sync” gets the Library's list, and this command then drops what does not match"
    // Batches are chosen as a whole, pages by newspaper.
    case .list where !plan.selection.newspapers.isEmpty:
      "; all of them will be fetched, and pages of other newspapers skipped"
    case .list, .listDates: ""
    }
  }

  private var words: [String] {
    func some(_ names: [String]) -> String {
      names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
    let unlessTaken = takesChanged ? "" : "; the plan keeps what it has, and --refresh takes the new ones"
    var words: [String] = []
    if changes.isEmpty { words.append("the list has not changed") }
    if !changes.added.isEmpty { words.append("new: \(some(changes.added))") }
    for version in changes.newVersions { words.append("\(version.later) may replace \(version.earlier)") }
    if !changes.changed.isEmpty {
      words.append("changed at the server: \(some(changes.changed))\(unlessTaken)")
    }
    if !changes.relisted.isEmpty {
      words.append("listed with another address or other facts: \(some(changes.relisted))\(unlessTaken)")
    }
    if !changes.unwanted.isEmpty {
      words.append(
        "dropped, because their newspapers are now known and do not match: \(some(changes.unwanted)); "
          + "what is here is kept"
      )
    }
    if !changes.clashing.isEmpty {
      words.append("left out, because another batch has a file of that name: \(some(changes.clashing))")
    }
    if !changes.gone.isEmpty { words.append("no longer listed: \(some(changes.gone)); what is here is kept") }
    return words
  }
}
