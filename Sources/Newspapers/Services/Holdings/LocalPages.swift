/// How much of a newspaper can be read without a network.
public enum LocalPages: Hashable, Sendable {
  /// Every page.
  case all
  /// Pages read before that are still in the cache.
  case some
}

extension IssueArchive {
  /// The newspapers with pages on this machine.
  public var localPages: [LCCN: LocalPages] {
    Dictionary(kept.map { ($0, .some) } + held.map { ($0, .all) }) { $1 }
  }
}
