/// The header `Retry-After`: a number of seconds or a date (RFC 9110, section 10.2.3).
public enum RetryAfter {
  /// In seconds: a server that asks for more than a day is not taken at its word.
  public static let longest = 86_400.0

  /// Seconds from `now` (since 1970), at least 0; nil if the header is missing or invalid. A date is compared
  /// with the server's own `Date` if there is one, because this machine's clock may be wrong.
  public static func seconds(_ headers: HTTPHeaders, now: Double) -> Double? {
    guard let text = headers["Retry-After"], !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return Double(text) }
    guard let until = date(text) else { return nil }
    return max(0, until - (headers["Date"].flatMap(date) ?? now))
  }

  /// Seconds for which the server that sent `response` refuses requests; nil if it does not, or does not say
  /// for how long.
  static func refusal(_ response: HTTPResponse, now: Double) -> Double? {
    response.status == 429 || response.status == 503 ? seconds(response.headers, now: now) : nil
  }

  /// Seconds since 1970 of a date in any of the three formats of RFC 9110, section 5.6.7:
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
  static func date(_ text: String) -> Double? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    if words.count == 6, words[5] == "GMT" {
      return date(day: words[1], month: words[2], year: words[3], time: words[4])
    }
    if words.count == 5 { return date(day: words[2], month: words[1], year: words[4], time: words[3]) }
    return nil
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(day: Substring, month: Substring, year: Substring, time: Substring) -> Double? {
    let clock = time.split(separator: ":").map { Int($0) ?? -1 }
    guard let day = Int(day), (1...31).contains(day), let month = months.firstIndex(of: String(month)),
      let year = fullYear(year), clock.count == 3,
      (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    let seconds =
      days(year: year, month: month + 1, day: day) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    return Double(seconds)
  }

  /// Two digits mean the years 1970 to 2069.
  private static func fullYear(_ digits: Substring) -> Int? {
    guard let year = Int(digits), year >= 0 else { return nil }
    switch digits.utf8.count {
    case 2: return year < 70 ? 2000 + year : 1900 + year
    case 4: return year
    default: return nil
    }
  }

  /// Days from 1970-01-01 in the Gregorian calendar; the year is treated as beginning in March, so that the
  /// leap day is its last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }
}
