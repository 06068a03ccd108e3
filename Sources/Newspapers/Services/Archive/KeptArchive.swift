/// The stored issues and pages of another archive: the same, under this machine's name.
///
/// It asks the other archive, whose client must send nothing.
public struct KeptArchive: DecoratedArchive {
  let archive: any NewspaperArchive

  public init(of archive: any NewspaperArchive) { self.archive = archive }

  public var name: String { "this machine" }
  public func name(of lccn: LCCN) -> String { name }
  public func requests(for view: ScanView, of page: PageID) async -> [String] { [] }
  public var held: Set<LCCN> { [] }
  public var kept: Set<LCCN> { [] }
}
