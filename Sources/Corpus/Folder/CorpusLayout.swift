import Newspapers

/// Where the files of a corpus are, below its folder. Names of batches and archives are plain (`OCRArchive`), so that none
/// leads elsewhere.
public enum CorpusLayout {
  /// What the corpus consists of.
  public static let description = "corpus.json"
  /// A line for each newspaper in it.
  public static let titles = "titles.jsonl"
  /// A description of the corpus for others.
  public static let crate = "ro-crate-metadata.json"
  public static let journal = "journal.sqlite"
  /// `sha256sum`'s list of all files but archives and the card.
  public static let manifest = "manifest-sha256.txt"

  public static let archives = "archives"
  public static let pages = "pages"
  public static let receipts = "receipts"
  public static let results = "results"

  /// The file with a batch's pages, in the folder of `pagesFolder(of:)`.
  public static let pageFile = "pages.jsonl.gz"

  /// `pages/batch=curiv_benicia_ver01`: a partition, as engines know it.
  public static func pagesFolder(of batch: String) -> String { "\(pages)/batch=\(batch)" }

  /// In the folder `receipts`: the batch's faults and its receipt.
  public static func receiptFile(of batch: String) -> String { "\(batch).jsonl" }

  /// The suffix of receipts that no longer prove anything, and only say how pages were made.
  public static let formerSuffix = ".former"
}
