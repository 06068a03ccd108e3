/// A deflate code, given the lengths of its symbols (RFC 1951, 3.2.2).
struct HuffmanTable {
  private var symbols: [Int: Int] = [:]

  init(lengths: [Int]) {
    var code = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        symbols[length << 16 | code] = symbol
        code += 1
      }
      code <<= 1
    }
  }

  func symbol(_ code: Int, _ length: Int) -> Int? { symbols[length << 16 | code] }

  static let fixed: [Int] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
    + Array(repeating: 8, count: 8)

  /// For symbols from 257 on: the minimum length, and how many extra bits follow.
  static func length(_ number: Int) -> (least: Int, extra: Int) {
    if number == 28 { return (258, 0) }
    if number < 8 { return (number + 3, 0) }
    let extra = number / 4 - 1
    return (((number % 4 + 4) << extra) + 3, extra)
  }

  static func distance(_ number: Int) -> (least: Int, extra: Int) {
    if number < 4 { return (number + 1, 0) }
    let extra = number / 2 - 1
    return (((number % 2 + 2) << extra) + 1, extra)
  }
}
