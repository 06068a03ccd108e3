import Citations
import Newspapers

/// Files that citations are appended to.
enum CitationFile {
  /// What to append for a citation; nil for a record that is there already. In a file of records, no two may have the same
  /// key.
  /// - Parameter present: what the file has.
  static func addition(_ reference: Reference, _ style: CitationStyle, to present: String) -> String? {
    guard style.isData else { return written(style.citation(reference) + "\n", after: present) }
    // Records are separated by empty lines; RIS has its own ends.
    let end = style == .ris ? "" : "\n\n"
    let here = comparable(present)
    // BibTeX ignores the case of keys.
    let known = here.lowercased()
    let key = CitationKey.key(of: reference)
    var (number, free) = (1, key)
    while true {
      let record = style.citation(reference, key: free)
      if here.contains(comparable(record)) { return nil }
      let mark = style == .ris ? "id  - \(free)\n" : "{\(free),"
      guard known.contains(mark.lowercased()) else { return written(record + end, after: present) }
      number += 1
      free = "\(key)_\(number)"
    }
  }

  /// The lines without what editors and other programs write in their own way: their ends, the white space around them, and
  /// empty ones.
  private static func comparable(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmed + "\n" }.joined()
  }

  /// With the line ends that the file has, if it has any.
  private static func written(_ text: String, after present: String) -> String {
    guard let usual = present.first(where: \.isNewline) else { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: usual == "\r\n" ? "\r\n" : "\n")
  }
}
