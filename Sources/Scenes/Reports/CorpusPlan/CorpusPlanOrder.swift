import Newspapers

/// What a plan should contain.
public struct CorpusPlanOrder: Hashable, Sendable {
  /// Whether the user explicitly requested all batches.
  public var takesAll = false
  /// Whether archives that changed at the server replace the planned ones.
  public var takesChanged = false
  public var isDryRun = false
  /// Whose list is asked; nil if that is no server's.
  public var source: IssueSource?

  public init() {}
}
