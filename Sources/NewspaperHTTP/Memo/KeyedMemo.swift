import Newspapers

/// Values that take long to get, by key: each is a `Memo`. When there are more than a reader goes back to, all
/// are dropped.
public actor KeyedMemo<Key: Hashable & Sendable, Value: Expiring & Sendable> {
  public typealias Fetch = @concurrent @Sendable (Key, Freshness) async throws(NewspaperError) -> Value

  private var all: [Key: Memo<Value>] = [:]
  private let limit: Int
  private let fetch: Fetch

  /// - Parameter limit: the maximum number of kept values.
  public init(limit: Int, _ fetch: @escaping Fetch) {
    self.limit = limit
    self.fetch = fetch
  }

  /// The kept value for `key` if it is new enough, otherwise the result of the fetch.
  public nonisolated func get(_ key: Key, _ freshness: Freshness) async throws(NewspaperError) -> Value {
    try await kept(key).get(freshness)
  }

  /// The kept value for `key`, if any.
  public func value(_ key: Key) async -> Value? { await all[key]?.value }

  public func forget() { all = [:] }

  public func forget(_ key: Key) { all[key] = nil }

  private func kept(_ key: Key) -> Memo<Value> {
    if let kept = all[key] { return kept }
    if all.count >= limit { all = [:] }
    let kept = Memo { [fetch] freshness async throws(NewspaperError) in try await fetch(key, freshness) }
    all[key] = kept
    return kept
  }
}
