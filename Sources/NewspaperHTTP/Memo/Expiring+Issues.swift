import Newspapers

extension IssueList: Expiring {
  public var isStale: Bool { origin.isStale }
}
