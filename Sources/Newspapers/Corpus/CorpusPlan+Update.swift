/// How a list of archives differs from what was planned.
public struct CorpusPlanChanges: Hashable, Sendable {
  /// Names of batches, like everything below.
  public var added: [String] = []
  /// The list has a different file now: another checksum, or another size.
  public var changed: [String] = []
  public var gone: [String] = []
  /// Pairs of an earlier version, which is planned, and a later one, which is listed: `dlc_fiji_ver01`, `dlc_fiji_ver02`.
  public var newVersions: [NewVersion] = []

  public struct NewVersion: Hashable, Sendable {
    public let earlier: String
    public let later: String
  }

  public init() {}
  public var isEmpty: Bool { self == CorpusPlanChanges() }
}

extension CorpusPlan {
  /// The plan by a newer list. What is planned stays as it was, so that nothing already fetched becomes wrong
  /// by itself.
  /// - Parameter takesChanged: whether archives that changed are planned as they are listed now.
  public func updated(
    with batches: [SelectedBatch], takesChanged: Bool
  ) -> (plan: CorpusPlan, changes: CorpusPlanChanges) {
    let listed = Dictionary(batches.map { ($0.archive.batch, $0) }) { first, _ in first }
    let known = Set(self.batches.map(\.archive.batch))
    var plan = self
    var changes = CorpusPlanChanges()
    for (place, planned) in self.batches.enumerated() {
      guard let now = listed[planned.archive.batch] else {
        if !planned.isGone { changes.gone.append(planned.archive.batch) }
        plan.batches[place].isGone = true
        continue
      }
      plan.batches[place].isGone = false
      guard now.archive.isAnotherFile(than: planned.archive) else { continue }
      changes.changed.append(planned.archive.batch)
      if takesChanged { plan.batches[place] = PlannedBatch(now.archive, isDoubtful: now.isDoubtful) }
    }
    for batch in batches where !known.contains(batch.archive.batch) {
      changes.added.append(batch.archive.batch)
      plan.batches.append(PlannedBatch(batch.archive, isDoubtful: batch.isDoubtful))
    }
    let names = Set(plan.batches.map(\.archive.batch))
    for later in changes.added {
      if let earlier = CorpusPlan.earlier(later).first(where: names.contains) {
        changes.newVersions.append(CorpusPlanChanges.NewVersion(earlier: earlier, later: later))
      }
    }
    return (plan, changes)
  }

  /// Names of earlier versions of a batch, the latest first: for `dlc_fiji_ver03`, `…_ver02` and `…_ver01`.
  private static func earlier(_ name: String) -> [String] {
    guard let mark = name.firstRange(of: "_ver"), let version = Int(name[mark.upperBound...]), version > 1
    else { return [] }
    return (1..<min(version, 100)).reversed().map {
      "\(name[..<mark.upperBound])\($0 < 10 ? "0" : "")\($0)"
    }
  }
}

extension OCRArchive {
  /// Whether their checksums or sizes differ, as far as both have them.
  fileprivate func isAnotherFile(than other: OCRArchive) -> Bool {
    func differ<Value: Equatable>(_ key: KeyPath<OCRArchive, Value?>) -> Bool {
      guard let own = self[keyPath: key], let others = other[keyPath: key] else { return false }
      return own != others
    }
    return differ(\.sha1) || differ(\.sha256) || differ(\.size)
  }
}
