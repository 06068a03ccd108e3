/// A set of folded words by their hashes: a page has thousands, and a set of strings would take longer than
/// everything else.
///
/// Two words may share a hash (one pair in billions); then a line's end is misjudged, and nothing else
/// happens.
public struct WordHashes: Sendable {
  private var slots: [UInt64]
  public private(set) var count = 0

  /// - Parameter capacity: roughly how many words there will be.
  public init(capacity: Int = 0) {
    var size = 64
    while size < capacity + capacity / 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// FNV-1a.
  /// - Parameter start: the hash of what comes before.
  public static func hash(_ word: ArraySlice<UInt8>, after start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var hash = start
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The hash of the same with a hyphen after it.
  static func hyphenated(_ hash: UInt64) -> UInt64 { (hash ^ 0x2D) &* 0x100_0000_01B3 }

  public func contains(_ hash: UInt64) -> Bool { slots[slot(of: hash)] != 0 }

  public mutating func insert(_ hash: UInt64) {
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = hash == 0 ? 1 : hash
    count += 1
    if count * 3 > slots.count * 2 { grow() }
  }

  /// Where the hash is, or would be.
  private func slot(of hash: UInt64) -> Int {
    let hash = hash == 0 ? 1 : hash
    let mask = slots.count - 1
    // The lower bits of FNV-1a are the better ones, and the upper ones improve them.
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }
}
