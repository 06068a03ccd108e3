/// How a list of archives differs from what was planned.
public struct CorpusPlanChanges: Hashable, Sendable {
  /// Names of batches, like everything below.
  public var added: [String] = []
  /// The list has a different file now: another checksum, another size, or another name.
  public var changed: [String] = []
  /// The list has the same file, but at another address, or says other things about it.
  public var relisted: [String] = []
  public var gone: [String] = []
  /// Listed, but no longer planned: what is in them was unknown, and is now known not to be what was
  /// requested.
  public var unwanted: [String] = []
  /// Listed, but another planned batch has a file of that name.
  public var clashing: [String] = []
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
  /// The plan, updated from a newer list. What is planned stays as it was, so nothing already fetched becomes
  /// wrong by itself. Only a batch that was planned because its contents were unknown is dropped, once they
  /// are known.
  /// - Parameters:
  ///   - batches: those that are wanted, or may be.
  ///   - listed: the names of all batches in the list.
  ///   - takesChanged: whether archives that changed are planned as they are listed now.
  public func updated(
    with batches: [SelectedBatch], listed: Set<String>, takesChanged: Bool
  ) -> (plan: CorpusPlan, changes: CorpusPlanChanges) {
    let wanted = Dictionary(batches.map { ($0.archive.batch, $0) }) { first, _ in first }
    let owners = Dictionary(self.batches.map { ($0.archive.fileName, $0.archive.batch) }) { first, _ in first
    }
    func clashes(_ archive: OCRArchive) -> Bool {
      owners[archive.fileName].map { $0 != archive.batch } ?? false
    }
    var plan = self
    plan.batches = []
    var changes = CorpusPlanChanges()
    for var planned in self.batches {
      let name = planned.archive.batch
      if let now = wanted[name], !clashes(now.archive) {
        plan.batches.append(planned.updated(with: now, takesChanged: takesChanged, &changes))
        continue
      }
      if wanted[name] != nil {
        changes.clashing.append(name)
      } else if listed.contains(name), planned.isDoubtful {
        changes.unwanted.append(name)
        continue
      }
      let isGone = !listed.contains(name)
      if isGone, !planned.isGone { changes.gone.append(name) }
      planned.isGone = isGone
      plan.batches.append(planned)
    }
    var names = Set(self.batches.map(\.archive.batch))
    for batch in batches where names.insert(batch.archive.batch).inserted {
      if clashes(batch.archive) {
        changes.clashing.append(batch.archive.batch)
      } else {
        changes.added.append(batch.archive.batch)
        plan.batches.append(PlannedBatch(batch.archive, isDoubtful: batch.isDoubtful))
      }
    }
    let kept = Set(plan.batches.map(\.archive.batch))
    for later in changes.added {
      if let earlier = CorpusPlan.earlier(later).first(where: kept.contains) {
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

extension PlannedBatch {
  /// The same batch, according to a newer list. What was once known about it stays known.
  fileprivate func updated(
    with now: SelectedBatch, takesChanged: Bool, _ changes: inout CorpusPlanChanges
  ) -> PlannedBatch {
    let isDoubtful = isDoubtful && now.isDoubtful
    if now.archive.isAnotherFile(than: archive) {
      changes.changed.append(archive.batch)
      if takesChanged { return PlannedBatch(now.archive, isDoubtful: now.isDoubtful) }
    } else {
      let relisted = now.archive.completed(by: archive)
      if relisted != archive {
        changes.relisted.append(archive.batch)
        if takesChanged { return PlannedBatch(relisted, isDoubtful: isDoubtful) }
      }
    }
    return PlannedBatch(archive, isDoubtful: isDoubtful)
  }
}

extension OCRArchive {
  /// Whether their names differ, or their checksums or sizes, as far as both have them.
  fileprivate func isAnotherFile(than other: OCRArchive) -> Bool {
    func differ<Value: Equatable>(_ key: KeyPath<OCRArchive, Value?>) -> Bool {
      guard let own = self[keyPath: key], let others = other[keyPath: key] else { return false }
      return own != others
    }
    return fileName != other.fileName || differ(\.sha1) || differ(\.sha256) || differ(\.size)
  }

  /// The same, with what only the other one says.
  fileprivate func completed(by other: OCRArchive) -> OCRArchive {
    OCRArchive(
      batch: batch, address: address, size: size ?? other.size,
      created: (created ?? other.created)?.description, sha1: sha1 ?? other.sha1,
      sha256: sha256 ?? other.sha256, pageCount: pageCount ?? other.pageCount,
      issueCount: issueCount ?? other.issueCount,
      newspapers: (newspapers.isEmpty ? other : self).newspapers.map(\.description)) ?? self
  }
}
