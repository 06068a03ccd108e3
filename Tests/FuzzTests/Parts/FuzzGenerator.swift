/// Random numbers that depend only on a seed, a target and the number of an input (SplitMix64): every input
/// can be generated again without the preceding ones.
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int, target: String, number: Int) {
    // FNV-1a, because the standard library's hashes differ from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in target.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    state = hash ^ (UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15)
    state = next() ^ UInt64(truncatingIfNeeded: number)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to `count` − 1; `count` is at least 1.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 24) }

  /// `list` is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// A part of `0..<count`, mostly a short one; empty only if `count` is 0.
  mutating func part(of count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = below(count)
    let longest = once(in: 4) ? count - start : min(8, count - start)
    return start..<start + 1 + below(longest)
  }
}
