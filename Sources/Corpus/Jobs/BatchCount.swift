/// What was counted in the pages of a batch.
public struct BatchCount: Sendable {
  var cells: [JobCell] = []
  var totals: [CellCount] = []
  /// By the number of a term, then by the number of a cell.
  var counts: [UInt64: TermCount] = [:]
  var registry = PageRegistry()
  /// The numbers of issues' cells.
  var cellOfIssue: [UInt64: Int] = [:]
  public internal(set) var pages = 0

  static func key(_ term: Int, _ cell: Int) -> UInt64 { UInt64(term) << 32 | UInt64(cell) }
}

/// What was counted in batches, in the order of their names.
public struct JobTotals: Sendable {
  /// A term in a cell.
  public struct Key: Hashable, Sendable {
    public let term: Int
    public let cell: JobCell

    public init(_ term: Int, _ cell: JobCell) { (self.term, self.cell) = (term, cell) }
  }

  public private(set) var cells: [JobCell: CellCount] = [:]
  public private(set) var counts: [Key: TermCount] = [:]
  private(set) var registry = PageRegistry()

  public init() {}

  /// Adds what an engine has counted.
  /// - Returns: false if the cell already existed.
  public mutating func add(_ count: CellCount, _ cell: JobCell) -> Bool {
    cells.updateValue(count, forKey: cell) == nil
  }

  /// - Returns: false if the term already existed.
  public mutating func add(_ count: TermCount, _ key: Key) -> Bool {
    counts.updateValue(count, forKey: key) == nil
  }

  /// Adds a batch.
  /// - Returns: false, and adds nothing, if it has pages that were counted in another batch.
  mutating func add(_ batch: BatchCount) -> Bool {
    guard let keys = registry.keys(of: batch.registry) else { return false }
    for (key, bits) in batch.registry.pages {
      if let before = registry.bits(PageRegistry.key(key, keys)), before & bits != 0 { return false }
    }
    for (cell, total) in zip(batch.cells, batch.totals) {
      cells[cell, default: CellCount()].words += total.words
      cells[cell, default: CellCount()].pages += total.pages
    }
    for (key, bits) in batch.registry.pages {
      let whole = PageRegistry.key(key, keys)
      if let cell = batch.cellOfIssue[key], registry.bits(whole) == nil {
        cells[batch.cells[cell], default: CellCount()].issues += 1
      }
      registry.add(bits, whole)
    }
    for (key, count) in batch.counts {
      let whole = Key(Int(key >> 32), batch.cells[Int(key & 0xFFFF_FFFF)])
      counts[whole, default: TermCount()].hits += count.hits
      counts[whole, default: TermCount()].pagesWith += count.pagesWith
    }
    return true
  }
}
