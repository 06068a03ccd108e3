import Newspapers
import Text

/// The sequences of an issue's pages, in words.
public enum PageNumbers {
  /// `1, 2 and 4`; runs of three and more as `1–8`.
  public static func words(_ sequences: [Int]) -> String {
    ClosedRange<Int>.joining(sequences).flatMap { run in
      run.count > 2 ? ["\(run.lowerBound)–\(run.upperBound)"] : run.map(String.init)
    }
    .listed
  }

  /// `page 3`, `pages 1, 2 and 4`.
  public static func named(_ sequences: [Int]) -> String {
    "page\(sequences.count == 1 ? "" : "s") \(words(sequences))"
  }

  /// `3`; `5 (image 3)` for a page that has another number printed on it, which is what citations call it.
  /// - Parameter printed: empty if unknown.
  public static func words(_ sequence: Int, printed: String) -> String {
    printed.isEmpty || printed == String(sequence) ? String(sequence) : "\(printed) (image \(sequence))"
  }

  /// Whether pages are missing among them, so that a page's number is not its place.
  public static func hasGaps(_ sequences: [Int]) -> Bool { !sequences.elementsEqual(1..<sequences.count + 1) }
}
