/// A code of deflate, by the lengths of its symbols (RFC 1951, 3.2.2).
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

  static let fixed = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  /// Of the symbols from 257 on: the least length, and how many bits are added.
  static let lengths: [(Int, Int)] =
    (0..<28).map { number in
      let extra = max(0, number / 4 - 1)
      return (number < 8 ? number + 3 : (number % 4 + 4) << extra + 3, extra)
    } + [(258, 0)]

  static let distances: [(Int, Int)] = (0..<30).map { number in
    let extra = max(0, number / 2 - 1)
    return (number < 4 ? number + 1 : (number % 2 + 2) << extra + 1, extra)
  }
}
