/// A source of issues and pages.
public protocol NewspaperArchive: IssueArchive, PageReader {}
