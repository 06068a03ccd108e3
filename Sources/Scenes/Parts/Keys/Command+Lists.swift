import TerminalUI

/// The commands shared by lists.
extension Command {
  public static let filter: Command = "filter"
  public static let sort: Command = "sort"
  public static let removeFilter: Command = "remove-filter"
}
