import Newspapers

/// What a plan should contain.
public struct CorpusPlanOrder: Hashable, Sendable {
  /// Whether the user explicitly requested all batches.
  public var takesAll = false
  /// Whether archives that changed at the server replace the planned ones.
  public var takesChanged = false
  public var isDryRun = false
  /// Who is asked for the list; nil if it does not come from a server.
  public var source: IssueSource?

  public init() {}
}
