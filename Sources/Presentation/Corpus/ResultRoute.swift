import MVP
import Newspapers

/// The places in the result of a corpus job that was opened.
public enum ResultRoute: Hashable, Sendable {
  /// The counts by year and state.
  case counts(CountQuery)
  /// The hits with the words around them.
  case hits(HitQuery)
  /// What counts can be narrowed by.
  case filterPicker(CountQuery, CountTallies, reply: Reply<CountChoice>)
  /// The values of one kind.
  case valuePicker(CountChoice.Kind, CountTallies, reply: Reply<CountChoice>)
  case countOrderPicker(current: CountQuery.Order, reply: Reply<CountQuery.Order>)
  case hitOrderPicker(current: HitQuery.Order, reply: Reply<HitQuery.Order>)
}
