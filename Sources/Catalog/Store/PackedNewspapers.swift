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
  private(set) var kinds: [StoredNewspaper.Kind] = []
  private(set) var years: [PublicationYears] = []

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

  /// Calls `use` with the texts, which `text` locates.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer(use)
  }

  /// The range of text `column` of `StoredNewspaper.texts` of newspaper `number`.
  func text(_ column: Int, of number: Int) -> Range<Int> {
    let index = number * StoredNewspaper.textCount + column
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}
