import Newspapers

extension StubArchive {
  /// Its contents; anything else is not found.
  public struct Contents: Sendable {
    /// Every newspaper that it holds.
    public var issues: [LCCN: [ListedIssue]] = [:]
    public var titles: [LCCN: String] = [:]
    /// The number of pages of an issue; one by default.
    public var pageCounts: [IssueID: Int] = [:]
    /// The pages that an issue has, if they are not numbered from 1 without gaps.
    public var sequences: [IssueID: [Int]] = [:]
    /// Pages that were not filmed.
    public var unfilmed: Set<PageID> = []
    public var texts: [PageID: String] = [:]
    public var textSource: String?  // of what the texts are from; nil for the archive itself
    public var layouts: [PageID: PageLayout] = [:]
    public var scans: [PageID: [UInt8]] = [:]  // JPEG files of whole pages
    /// Scans stored in one small size, under the address that a list gives: found only there.
    public var listedScans: [PageID: String] = [:]
    public var scanWidths: [PageID: Int] = [:]  // of pages that are stored in one width only, whole
    public var hosts: [String] = []  // from which a picture takes a request
    public var places: [LCCN: String] = [:]
    /// The sizes of whole scans, if the source reports them.
    public var scanSizes: [PageID: ScanSize] = [:]
    /// Errors for everything, for an issue, for the front pages of a day, and for lists of issues.
    public var failure, issueFailure, frontPageFailure, listFailure: NewspaperError?
    /// The errors to throw when the text or a file of a page is requested, and those for scans.
    public var pageFailures: [PageID: NewspaperError] = [:]
    public var scanFailures: [PageID: NewspaperError] = [:]
    /// Whether it says nothing about a year until that year is requested, like the Library.
    public var isAskedByYear = false
    public var missing: [Int: Int] = [:]  // how many issues of a year it counts but does not return
    public var unreadable = 0  // how many rows of each list of issues have no date
    public var unreadableYears: [Int: Int] = [:]  // how many of them name a year
    public var listedYears: Set<Int>?  // those whose issues it lists, one by one; nil for all, also at once
    /// The newspapers that it reports as readable without a network, in full and in part.
    public var held: Set<LCCN> = [], kept: Set<LCCN> = []
    /// Whether an issue names the previous and the next one.
    public var linksNeighbors = true

    public init() {}
  }
}
