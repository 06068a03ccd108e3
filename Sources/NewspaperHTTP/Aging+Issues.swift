import Newspapers

extension IssueList: Aging {
  public var isStale: Bool { origin.isStale }
}
