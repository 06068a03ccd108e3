/// What a source's list of newspapers can be narrowed and sorted by.
public struct ListAbilities: Hashable, Sendable {
  public let filters: Set<NewspaperFilter>
  public let orders: Set<NewspaperOrder>

  public init(filters: Set<NewspaperFilter>, orders: Set<NewspaperOrder>) {
    self.filters = filters
    self.orders = orders
  }

  public static let all = ListAbilities(
    filters: Set(NewspaperFilter.allCases), orders: Set(NewspaperOrder.allCases))
}
