/// Those who want to know of something, for as long as they are there.
@MainActor public final class Listeners {
  private struct Listener {
    weak var owner: AnyObject?
    let hear: @MainActor () -> Void
  }

  private var all: [Listener] = []

  public init() {}

  /// From now on calls `hear`, which must not hold on to `owner`; it takes the place of what the owner gave before.
  public func add(_ owner: AnyObject, _ hear: @escaping @MainActor () -> Void) {
    all = all.filter { $0.owner != nil && $0.owner !== owner } + [Listener(owner: owner, hear: hear)]
  }

  /// Tells all of them.
  public func callAsFunction() { for listener in all where listener.owner != nil { listener.hear() } }
}
