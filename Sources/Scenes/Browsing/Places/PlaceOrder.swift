/// What places are sorted by.
public enum PlaceOrder: String, CaseIterable, Hashable, Sendable {
  case name, count
}
