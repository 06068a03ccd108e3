import CArchive
import Files
import Glibc

/// How fast this machine reads archives: measured on an archive of synthetic pages, which resemble those of a
/// newspaper in size and compressibility.
public struct SpeedTrial: Sendable {
  /// Bytes of an archive per second that one core reads.
  public let bytesPerSecond: Double
  /// Pages per second.
  public let pagesPerSecond: Double

  private static let pages = 12
  private static let wordsPerPage = 5000
  /// The best run counts: other programs may have used the core meanwhile.
  private static let rounds = 3

  /// Takes some seconds.
  /// - Parameter path: of the archive, which is removed again.
  @concurrent public static func run(at path: String) async throws(CorpusFailure) -> SpeedTrial {
    let size = try make(path)
    defer { unlink(path) }
    var best = Double.infinity
    for _ in 0..<rounds {
      var options = CorpusOptions()
      (options.threads, options.hasReceipts) = (1, true)
      let began = now()
      let receipt = try await CorpusWorker(
        options, write: { _ throws(CorpusFailure) in }, note: { _ in }
      ).read(path, as: BatchName("trial_speed_ver01.tar.bz2"))
      best = min(best, now() - began)
      guard receipt.isComplete, receipt.pages == pages else {
        throw .unreadable(what: "\(path) could not be read as it was written")
      }
    }
    return SpeedTrial(bytesPerSecond: Double(size) / best, pagesPerSecond: Double(pages) / best)
  }

  /// - Returns: the archive's size in bytes.
  private static func make(_ path: String) throws(CorpusFailure) -> Int {
    if let error = carchive_open(CARCHIVE_LIBRARY) {
      throw .noLibrary(what: "libarchive cannot be loaded: \(String(cString: error))")
    }
    guard let output = carchive_create(path) else {
      throw .unwritable(what: "cannot write \(FileFailure(path).reason)")
    }
    var letters = Letters()
    var isWhole = true
    for page in 1...pages where isWhole {
      let name = "sn00000000/1900/01/\(page < 10 ? "0" : "")\(page)/ed-1/seq-1/ocr.xml"
      let alto = Array(SpeedTrial.alto(&letters).utf8)
      isWhole = alto.withUnsafeBytes { carchive_add(output, name, $0.baseAddress, $0.count) }
    }
    guard carchive_finish(output), isWhole, let size = size(path) else {
      throw .unwritable(what: "cannot write \(FileFailure(path).reason)")
    }
    return size
  }

  private static func alto(_ letters: inout Letters) -> String {
    var lines = ""
    for line in 0..<wordsPerPage / 8 {
      lines += "<TextLine ID=\"L\(line)\" HPOS=\"\(letters.below(9000))\" VPOS=\"\(line * 31)\">"
      for _ in 0..<8 {
        lines +=
          "<String ID=\"S\(letters.below(90_000))\" STYLEREFS=\"TXT_0\" HPOS=\"\(letters.below(24_000))\""
        lines +=
          " VPOS=\"\(letters.below(33_000))\" WIDTH=\"\(letters.below(900))\" HEIGHT=\"\(letters.below(90))\""
        lines += " CONTENT=\"\(letters.word())\" WC=\"0.\(letters.below(100))\"/>\n"
      }
      lines += "</TextLine>\n"
    }
    return "<alto><Layout><Page WIDTH=\"24000\" HEIGHT=\"33000\"><PrintSpace><TextBlock ID=\"B1\">\n\(lines)"
      + "</TextBlock></PrintSpace></Page></Layout></alto>\n"
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

/// Numbers and words that are the same on all machines (xorshift).
private struct Letters {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Weighted by their frequency in English.
  private static let alphabet = Array("eeeeeeetttttaaaaaooooiiiinnnnsssshhhrrrdddlluucmmwfgypbvk")

  mutating func below(_ limit: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % limit
  }

  mutating func word() -> String {
    String((0..<2 + below(7)).map { _ in Letters.alphabet[Int(below(UInt64(Letters.alphabet.count)))] })
  }
}
