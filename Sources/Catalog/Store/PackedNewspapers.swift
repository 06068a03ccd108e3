import Newspapers

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

  /// The same with the ISSNs of those that have none.
  /// - Parameter issns: by LCCN.
  func completed(by issns: [String: String]) -> PackedNewspapers {
    guard !issns.isEmpty else { return self }
    var missing: [Int: String] = [:]
    for number in 0..<count where text(StoredNewspaper.Text.issn, of: number).isEmpty {
      let lccn = String(decoding: bytes[text(StoredNewspaper.Text.lccn, of: number)], as: UTF8.self)
      missing[number] = issns[lccn]
    }
    guard !missing.isEmpty else { return self }
    var whole = PackedNewspapers()
    for number in 0..<count {
      for column in 0..<StoredNewspaper.textCount {
        if column == StoredNewspaper.Text.issn, let issn = missing[number] {
          whole.append(issn)
        } else {
          whole.bytes.append(contentsOf: bytes[text(column, of: number)])
          whole.ends.append(whole.bytes.count)
        }
      }
    }
    (whole.kinds, whole.years) = (kinds, years)
    return whole
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
