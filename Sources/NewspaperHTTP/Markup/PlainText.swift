import Files
import HTTP
import Newspapers

/// A text file, converted to UTF-8.
public enum PlainText {
  /// The text of a response.
  public static func text(_ file: Resource<[UInt8]>) -> String {
    text(file.value, type: file.headers["Content-Type"])
  }

  /// The text without a byte order mark, with lines ended by line feeds. Invalid UTF-8 is read as Latin-1 if
  /// the response declares that, and is repaired otherwise.
  /// - Parameter type: the response's `Content-Type`; nil if it has none.
  public static func text(_ file: [UInt8], type: String?) -> String {
    let type = (type ?? "").lowercased()
    let isLatin = ["iso-8859-1", "windows-1252", "latin1"].contains { type.contains("charset=" + $0) }
    let bytes = file.withoutByteOrderMark
    if let text = String(validating: bytes, as: UTF8.self) { return withLineFeeds(text) }
    guard isLatin else { return withLineFeeds(String(decoding: bytes, as: UTF8.self)) }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return withLineFeeds(text)
  }

  /// A carriage return ends a line, with or without a line feed after it.
  public static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    return String(
      text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" || $0 == "\n" }
        .joined(separator: "\n"))
  }
}
