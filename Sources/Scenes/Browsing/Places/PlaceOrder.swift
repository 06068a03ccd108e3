/// How to sort places.
public enum PlaceOrder: String, CaseIterable, Hashable, Sendable {
  case name, count
}
