import Newspapers

/// Values that take long to get, by what they are asked for with: each is `Kept`. When more are kept than a reader goes
/// back to, all are forgotten.
public actor KeptEach<Key: Hashable & Sendable, Value: Aging & Sendable> {
  public typealias Fetch = @concurrent @Sendable (Key, Freshness) async throws(NewspaperError) -> Value

  private var all: [Key: Kept<Value>] = [:]
  private let limit: Int
  private let fetch: Fetch

  /// - Parameter limit: how many are kept at the most.
  public init(limit: Int, _ fetch: @escaping Fetch) {
    self.limit = limit
    self.fetch = fetch
  }

  /// What is kept for `key` and new enough, or else what the fetch brings.
  public nonisolated func get(_ key: Key, _ freshness: Freshness) async throws(NewspaperError) -> Value {
    try await kept(key).get(freshness)
  }

  /// What is kept for `key`, if anything.
  public func value(_ key: Key) async -> Value? { await all[key]?.value }

  public func forget() { all = [:] }

  private func kept(_ key: Key) -> Kept<Value> {
    if let kept = all[key] { return kept }
    if all.count >= limit { all = [:] }
    let kept = Kept { [fetch] freshness async throws(NewspaperError) in try await fetch(key, freshness) }
    all[key] = kept
    return kept
  }
}
