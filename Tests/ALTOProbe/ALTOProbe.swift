import ALTO
import Glibc
import Newspapers

/// Measures how fast ALTO is read, for the benchmarks.
///
///     alto-probe FILE COUNT reads FILE COUNT times; prints the number of words and the seconds of the
///     fastest run
@main enum ALTOProbe {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]), let file = fopen(arguments[1], "r") else {
      exit(64)
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let read = fread(&piece, 1, piece.count, file), read > 0 { bytes += piece[..<read] }
    var words = 0
    var best = Duration.seconds(3600)
    for _ in 0..<count {
      let began = ContinuousClock.now
      let layout = try ALTODocument.layout(of: bytes)
      best = min(best, ContinuousClock.now - began)
      words = layout.blocks.reduce(0) { $0 + $1.lines.reduce(0) { $0 + $1.words.count } }
    }
    print(words, best / .seconds(1))
  }
}
