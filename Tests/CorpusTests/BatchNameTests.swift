import Testing

@testable import Corpus

/// The batches that files are named after.
struct BatchNameTests {
  @Test(arguments: [
    ("dlc_fiji_ver01.tar.bz2", "dlc_fiji_ver01"), ("a/batch_dlc_fiji_ver01.tgz", "dlc_fiji_ver01"),
    ("UP_ver01.TAR.BZ2", "UP_ver01"), ("dlc_fiji_ver01.Tar.Gz", "dlc_fiji_ver01"),
    ("bags/dlc_fiji_ver01/data", "dlc_fiji_ver01"), ("dlc_fiji_ver01", "dlc_fiji_ver01"),
  ])
  func `the ending of an archive may be in capitals`(path: String, batch: String) {
    #expect(BatchName(path).batch == batch)
    #expect(BatchName(path).isPlain)
  }
}
