/// Observers of something, for as long as they exist.
@MainActor public final class Listeners {
  private struct Listener {
    weak var owner: AnyObject?
    let hear: @MainActor () -> Void
  }

  private var all: [Listener] = []

  public init() {}

  /// From now on calls `hear`, which must not retain `owner`; it replaces the owner's earlier one.
  public func add(_ owner: AnyObject, _ hear: @escaping @MainActor () -> Void) {
    all = all.filter { $0.owner != nil && $0.owner !== owner } + [Listener(owner: owner, hear: hear)]
  }

  /// Notifies all of them.
  public func callAsFunction() { for listener in all where listener.owner != nil { listener.hear() } }
}
