import HTTP
import NewspaperHTTP
import Newspapers

/// What this machine has of the Library.
extension LocGovService {
  @concurrent
  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    switch part {
    case .text:
      guard let files = try? await places.files(of: page, .kept) else { return false }
      return await !tiles.kept([textRequest(of: page, at: files.segment)], as: .json).isEmpty
    case .scan(let view):
      if let listed = view.listed.flatMap(SegmentPath.init(in:)),
        await isHere(view, of: page, IssueFiles.Page(segment: listed, size: nil, hasScan: true))
      {
        return true
      }
      guard let files = try? await places.files(of: page, .kept) else { return false }
      return await isHere(view, of: page, files)
    }
  }

  private func isHere(_ view: ScanView, of page: PageID, _ files: IssueFiles.Page) async -> Bool {
    guard let scan = try? await image(of: page, files, for: view, .kept) else { return false }
    return await !tiles.kept([.picture(scan.picture(of: view).url, of: page)], as: .jpeg).isEmpty
  }
}
