import NewspaperHTTP
import Newspapers

/// The addresses of the files of pages: tile.loc.gov, which has its own pace.
struct TileEndpoint: Sendable {
  let site: Site

  /// Sent by the Library's own pages; PDFs have been refused without it.
  static let referer = ["Referer": "https://www.loc.gov/"]

  /// JSON with the page's text.
  func text(_ segment: SegmentPath) -> String {
    site.url(
      "/text-services/word-coordinates-service",
      [("segment", "/\(segment.path).xml"), ("format", "alto_xml"), ("full_text", "1")])
  }

  /// JSON with where the words of `query` are on the page: a passage, and the positions of the words.
  func passage(_ segment: SegmentPath, finding query: String) -> String {
    site.url(
      "/text-services/word-coordinates-service",
      [
        ("segment", "/\(segment.path).xml"), ("format", "alto_xml"), ("relevant_snippet", "1"), ("q", query),
      ])
  }

  func file(_ segment: SegmentPath, _ suffix: String) -> String {
    site.url("/storage-services/\(segment.path).\(suffix)")
  }

  /// - Parameter size: pixels of the scan, if known.
  func image(_ segment: SegmentPath, size: IIIFImage.Size?) -> IIIFImage {
    let id = segment.path.replacing("/", with: ":")
    return IIIFImage(service: site.url("/image-services/iiif/\(id)"), size: size)
  }
}
