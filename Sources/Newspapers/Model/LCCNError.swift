/// Why a text is not a Library of Congress Control Number.
public struct LCCNError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case empty
    case addressWithoutNumber
    case badCharacter
    case badSerial
    case badLength(digits: Int)
  }

  /// The original text.
  public let written: String
  public let reason: Reason

  public init(written: String, reason: Reason) {
    self.written = written
    self.reason = reason
  }

  /// One sentence, without the advice.
  public var description: String {
    switch reason {
    case .empty: "an LCCN is missing"
    case .addressWithoutNumber: "no LCCN in the address “\(written)”"
    case .badCharacter: "“\(written)” is no LCCN: it is up to three letters, then only digits"
    case .badSerial: "“\(written)” is no LCCN: behind the hyphen stand one to six digits"
    case .badLength(let digits) where digits == 8 || digits == 10:
      "“\(written)” is no LCCN: at most three letters stand before 8 digits, and two before 10"
    case .badLength(let digits):
      "“\(written)” is no LCCN: it has 8 or 10 digits after its letters, this has \(digits)"
    }
  }
}
