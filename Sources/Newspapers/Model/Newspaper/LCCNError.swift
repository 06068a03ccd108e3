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
    let quoted = written.quotable
    // A newspaper and a day in the wrong order.
    if WrittenDate.isDay(written) { return "“\(quoted)” is a date, not an LCCN" }
    return switch reason {
    case .empty: "an LCCN is missing"
    case .addressWithoutNumber: "no LCCN in the address “\(quoted)”"
    case .badCharacter: "“\(quoted)” is not an LCCN: an LCCN has up to three letters, then only digits"
    case .badSerial: "“\(quoted)” is not an LCCN: one to six digits follow the hyphen"
    case .badLength(let digits) where digits == 8 || digits == 10:
      "“\(quoted)” is not an LCCN: at most three letters can precede 8 digits, and two can precede 10"
    case .badLength(let digits):
      "“\(quoted)” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got \(digits))"
    }
  }
}
