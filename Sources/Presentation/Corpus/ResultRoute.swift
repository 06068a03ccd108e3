import MVP
import Newspapers

/// The places in the opened result of a corpus job.
public enum ResultRoute: Hashable, Sendable {
  /// The counts by year and state.
  case counts(CountQuery)
  /// The hits with the words around them.
  case hits(HitQuery)
  /// The kinds of values by which counts can be narrowed.
  case filterPicker(CountQuery, CountTallies, reply: Reply<CountChoice>)
  /// The values of one kind.
  case valuePicker(CountChoice.Kind, CountTallies, reply: Reply<CountChoice>)
  case countOrderPicker(current: CountQuery.Order, reply: Reply<CountQuery.Order>)
  case hitOrderPicker(current: HitQuery.Order, reply: Reply<HitQuery.Order>)
}
