/// Everything a source of newspapers can do; search joins it.
public protocol NewspaperService: NewspaperDirectory, NewspaperArchive {}
