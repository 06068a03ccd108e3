/// A file with the OCR of all pages of a batch, as a server offers it for download: a tar of text and ALTO.
///
/// Its name and address come from a server and go into lists that other programs obey, so only plain ones are
/// accepted.
public struct OCRArchive: Hashable, Sendable {
  /// Without `batch_` and the file's suffix: `curiv_benicia_ver01`.
  public let batch: String
  /// `curiv_benicia_ver01.tar.bz2`
  public let fileName: String
  public let address: String
  /// In bytes; nil if the server does not say, or says what no archive has, as for all that follows.
  public let size: Int?
  /// When the file was made.
  public let created: IssueDate?
  /// 40 hexadecimal digits.
  public let sha1: String?
  /// 64 hexadecimal digits.
  public let sha256: String?
  /// The number of pages in the batch; the file has only those with OCR.
  public let pageCount: Int?
  public let issueCount: Int?
  /// The newspapers in it; empty if the server does not say.
  public let newspapers: [LCCN]

  /// - Parameters:
  ///   - batch: with or without `batch_`; nil takes it from the file's name.
  ///   - created: a point in time that begins with the day: `2019-07-11T14:31:17+00:00`.
  ///   - newspapers: LCCNs as the server has them; unreadable ones are left out.
  /// - Returns: nil without a plain file name at the end of a plain http(s) address.
  public init?(
    batch: String? = nil, address: String, size: Int? = nil, created: String? = nil, sha1: String? = nil,
    sha256: String? = nil, pageCount: Int? = nil, issueCount: Int? = nil, newspapers: [String] = []
  ) {
    guard OCRArchive.isPlain(address: address),
      let name = address.split(separator: "/").last.map(String.init),
      OCRArchive.isPlain(name: name)
    else { return nil }
    let own = (batch?.nonEmpty ?? String(name.prefix { $0 != "." })).removing(prefix: "batch_")
    guard OCRArchive.isPlain(name: own) else { return nil }
    (self.batch, fileName, self.address) = (own, name, address)
    self.size = size.flatMap { (1...OCRArchive.mostBytes).contains($0) ? $0 : nil }
    self.created = created.flatMap { IssueDate($0.prefix(10)) }
    self.sha1 = OCRArchive.sum(sha1, digits: 40)
    self.sha256 = OCRArchive.sum(sha256, digits: 64)
    self.pageCount = OCRArchive.count(pageCount)
    self.issueCount = OCRArchive.count(issueCount)
    self.newspapers = newspapers.compactMap { try? LCCN($0) }
  }

  /// Who delivered the batch, from the code at the start of its name: `curiv`.
  public var awardee: String { String(batch.prefix { $0 != "_" }) }

  /// A thousand times the largest archive, and 500 times its pages: sums of whole lists then fit an `Int`,
  /// whatever a server claims.
  private static let mostBytes = 1 << 42
  private static let mostPages = 10_000_000

  private static func count(_ listed: Int?) -> Int? {
    listed.flatMap { (0...mostPages).contains($0) ? $0 : nil }
  }

  private static func isPlain(name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else {
      return false
    }
    return name.utf8.count <= 200 && name.unicodeScalars.allSatisfy { $0.isPlainNamePart }
  }

  /// Nothing that could start another option in a list for aria2 or curl.
  private static func isPlain(address: String) -> Bool {
    (address.hasPrefix("https://") || address.hasPrefix("http://")) && !address.hasSuffix("/")
      && address.utf8.allSatisfy { byte in
        (0x21...0x7E).contains(byte) && !"\"\\<>@?#".utf8.contains(byte)
      }
  }

  private static func sum(_ written: String?, digits: Int) -> String? {
    guard let sum = written?.lowercased(), sum.utf8.count == digits,
      sum.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return sum
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainNamePart: Bool {
    isASCII && (properties.isAlphabetic || ("0"..."9").contains(self) || "._-+".unicodeScalars.contains(self))
  }
}
