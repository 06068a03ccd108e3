import Newspapers
import SQLiteStorage

/// Newspapers on their way from the reading task to the writing one.
///
/// All texts share one run of bytes. With some fifteen strings per newspaper, allocated on one thread and
/// freed on another, the two threads would spend half of their time waiting for each other's memory.
struct PackedNewspapers: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []
  private var kinds: [StoredNewspaper.Kind] = []
  private var years: [PublicationYears] = []

  init() {}

  init(_ newspapers: some Sequence<StoredNewspaper>) {
    for newspaper in newspapers { append(newspaper) }
  }

  var count: Int { kinds.count }
  var isEmpty: Bool { kinds.isEmpty }

  mutating func append(_ newspaper: StoredNewspaper) {
    for text in newspaper.texts { append(text) }
    kinds.append(newspaper.kind)
    years.append(newspaper.years)
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// Calls `use` with each newspaper, whose texts stay where they are until all are used.
  /// - Parameter issns: completes those that have none.
  func forEach(completedBy issns: KnownISSNs, _ use: (PackedNewspaper) throws -> Void) throws {
    try issns.withBytes { known in
      try bytes.withUnsafeBufferPointer { bytes in
        for number in 0..<count {
          let lccn = String(decoding: bytes[text(.lccn, of: number)], as: UTF8.self)
          let issn = text(.issn, of: number).isEmpty ? issns[lccn] : nil
          try use(
            PackedNewspaper(
              lccn: lccn, kind: kinds[number], years: years[number], bytes: bytes, newspapers: self,
              number: number, issn: issn.map { UnsafeBufferPointer(rebasing: known[$0]) }))
        }
      }
    }
  }

  private func text(_ column: StoredNewspaper.Column, of number: Int) -> Range<Int> {
    text(column.index, of: number)
  }

  /// The range of text `column` of `StoredNewspaper.texts` of newspaper `number`.
  fileprivate func text(_ column: Int, of number: Int) -> Range<Int> {
    let index = number * StoredNewspaper.textCount + column
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}

/// One of packed newspapers, in place.
struct PackedNewspaper {
  let lccn: String
  let kind: StoredNewspaper.Kind
  let years: PublicationYears
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let newspapers: PackedNewspapers
  fileprivate let number: Int
  /// What it does not have itself.
  fileprivate let issn: UnsafeBufferPointer<UInt8>?

  /// A text, by its place in `StoredNewspaper.texts`.
  func text(_ column: Int) -> UnsafeBufferPointer<UInt8> {
    if let issn, column == StoredNewspaper.Column.issn.index { return issn }
    return UnsafeBufferPointer(rebasing: bytes[newspapers.text(column, of: number)])
  }

  func string(_ column: StoredNewspaper.Column) -> String {
    String(decoding: text(column.index), as: UTF8.self)
  }

  func isEmpty(_ column: StoredNewspaper.Column) -> Bool { text(column.index).isEmpty }
}
