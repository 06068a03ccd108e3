/// A decoder for zlib streams (RFC 1950, RFC 1951): what a terminal would see of a picture is read by code
/// other than the code that wrote it.
struct Inflate {
  struct Broken: Error {}

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var bit = 0
  private var result: [UInt8] = []

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) * 256 + Int(bytes[1])) % 31 == 0 else {
      throw Broken()
    }
    var inflate = Inflate(bytes[2..<bytes.count - 4])
    while try !inflate.block() {}
    var (low, high) = (1, 0)
    for byte in inflate.result {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard high << 16 | low == sum else { throw Broken() }
    return inflate.result
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for shift in 0..<count {
      guard bytes.indices.contains(place) else { throw Broken() }
      value |= Int(bytes[place] >> UInt8(bit) & 1) << shift
      bit += 1
      if bit == 8 { (bit, place) = (0, place + 1) }
    }
    return value
  }

  /// Decodes one block; true if it was the last.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try stored()
    case 1:
      try codes(
        HuffmanTable(lengths: HuffmanTable.fixed), HuffmanTable(lengths: Array(repeating: 5, count: 30)))
    case 2:
      let (literals, distances) = try tables()
      try codes(literals, distances)
    default: throw Broken()
    }
    return isLast
  }

  private mutating func stored() throws {
    if bit > 0 { (bit, place) = (0, place + 1) }
    let length = try bits(16)
    guard try bits(16) == ~length & 0xffff, place + length <= bytes.endIndex else { throw Broken() }
    result += bytes[place..<place + length]
    place += length
  }

  private mutating func tables() throws -> (HuffmanTable, HuffmanTable) {
    let (literals, distances, codes) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var order = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes) {
      order[place] = try bits(3)
    }
    let table = HuffmanTable(lengths: order)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(table) {
      case 16: lengths += Array(repeating: lengths.last ?? 0, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    return (
      HuffmanTable(lengths: Array(lengths[..<literals])), HuffmanTable(lengths: Array(lengths[literals...]))
    )
  }

  private mutating func codes(_ literals: HuffmanTable, _ distances: HuffmanTable) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      let (length, extra) = HuffmanTable.length(symbol - 257)
      let count = length + (try bits(extra))
      let (distance, more) = HuffmanTable.distance(try self.symbol(distances))
      let back = distance + (try bits(more))
      guard back <= result.count else { throw Broken() }
      for _ in 0..<count { result.append(result[result.count - back]) }
    }
  }

  private mutating func symbol(_ table: HuffmanTable) throws -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | (try bits(1))
      if let symbol = table.symbol(code, length) { return symbol }
    }
    throw Broken()
  }
}
