/// Which page of an issue each file of an NDNP batch is, according to the issue's METS file
/// (www.loc.gov/ndnp/guidelines).
///
/// A page's record has its place in the issue (`mods:start`), and the map of the issue joins records and files. Only
/// tags and attributes are read: the rest of METS does not matter here.
public struct IssueMETS: Sendable {
  /// A page's OCR file and its place in the issue.
  public struct Page: Hashable, Sendable {
    /// The file's name, such as `0003.xml`; never a path.
    public let file: String
    /// As the METS says; it may be a number that no page can have.
    public let sequence: Int
  }

  /// In the order of the map.
  public let pages: [Page]

  /// By the name of the OCR file without `.xml`, in lower case.
  public var sequences: [String: Int] {
    Dictionary(
      pages.map { (String($0.file.dropLast(4)).lowercased(), $0.sequence) }, uniquingKeysWith: { $1 })
  }

  public init(_ bytes: [UInt8]) {
    var (records, files, pages) = ([String: Int](), [String: String](), [Page]())
    var (record, file, page): (String?, String?, Int?) = (nil, nil, nil)
    var count = 0
    for tag in NDNPTag.tags(of: bytes) {
      switch tag.name {
      case "dmdSec": record = tag.value(of: "ID")
      case "start": if let record { records[record] = Int(tag.text) }
      case "file": file = tag.value(of: "ID")
      case "FLocat": if let file, let name = tag.value(of: "href") { files[file] = name }
      case "div":
        page = nil
        if tag.value(of: "TYPE")?.hasSuffix("page") == true {
          count += 1
          page = tag.value(of: "DMDID").flatMap { records[$0] } ?? count
        }
      case "fptr":
        guard let page, let name = tag.value(of: "FILEID").flatMap({ files[$0] }), name.hasSuffix(".xml")
        else {
          continue
        }
        pages.append(
          Page(file: name.split(separator: "/").last.map(String.init) ?? name, sequence: page))
      default: continue
      }
    }
    self.pages = pages
  }
}
