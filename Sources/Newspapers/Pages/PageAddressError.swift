/// Why a text is not the address of a newspaper, an issue or a page.
public struct PageAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case empty
    /// Not a web address.
    case scheme(String)
    /// The address of one of the Library's files, which does not say what page it belongs to.
    case tile
    /// It names no newspaper.
    case noNewspaper
    /// The newspaper's number is not an LCCN.
    case lccn(String)
    /// The date is invalid.
    case date(String)
    case edition(String)
    case sequence(String)
  }

  /// The original text.
  public let written: String
  public let reason: Reason

  public init(written: String, reason: Reason) {
    self.written = written
    self.reason = reason
  }

  /// One sentence, without the advice.
  public var description: String { words(in: written) }

  /// The same for callers that quote the address themselves.
  public var words: String { words(in: nil) }

  private func words(in address: String?) -> String {
    func part(_ text: String) -> String {
      // Where it is, unless it is the whole text.
      "“\(text.quotable)”"
        + (address.map { $0 == text || text.utf8.count > String.longestQuote ? "" : " in “\($0.quotable)”" }
          ?? "")
    }
    return switch reason {
    case .empty: "an address is missing"
    case .scheme(let scheme):
      "“\(written.quotable)” is not a web address: it begins with “\(scheme.quotable)”"
    case .tile:
      "“\(written.quotable)” is the address of a file, not of a page: it does not say which issue the file belongs to"
    case .noNewspaper: "no newspaper in “\(written.quotable)”"
    case .lccn where WrittenDate.isDay(written): "“\(written.quotable)” is a date, not an LCCN"
    case .lccn(let text): "\(part(text)) is not an LCCN"
    case .date(let text):
      "\(part(text)) is not a date: \(PageAddressError.fault(of: text) ?? "use YYYY-MM-DD")"
    case .edition(let text) where PageAddressError.isNumbered(text):
      "\(part(text)) is not an edition: they are numbered from 1 to \(IssueID.editions.upperBound)"
    case .edition(let text): "\(part(text)) is not an edition: use ed-1"
    case .sequence(let text):
      "\(part(text)) is not a page: pages are numbered from 1 to \(PageAddress.largest)"
    }
  }

  /// Whether it is `ed-` with a number.
  private static func isNumbered(_ edition: String) -> Bool {
    let digits = edition.utf8.dropFirst(3)
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Why a date in the usual form does not exist; nil if it has another form.
  private static func fault(of date: String) -> String? {
    do throws(WrittenDate.Fault) {
      _ = try WrittenDate(date)
      return nil
    } catch {
      return error.words
    }
  }
}
