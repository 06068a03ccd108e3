/// Everything a source of newspapers can do. It begins with the directory; issues, pages and search join it.
public protocol NewspaperService: NewspaperDirectory {}
