import NDNP
import Newspapers
import Testing

@testable import PageIndex

struct PageFileNameTests {
  private static func name(_ path: String) -> String? {
    switch PageFileName(path) {
    case .page(let page, let kind): "\(page) \(kind)"
    case .ndnpPage(_, let name, let issue): "\(issue) file \(name)"
    case .ndnpIssue(_, let issue): "\(issue) METS"
    case .export: "export"
    case nil: nil
    }
  }

  @Test(arguments: [
    ("sn83045462/1916/11/08/ed-1/seq-2/ocr.txt", "sn83045462/1916-11-08/ed-1/seq-2 text"),
    ("./a/b/sn83045462/1916/11/08/ed-1/seq-2/ocr.xml", "sn83045462/1916-11-08/ed-1/seq-2 alto"),
    ("sn83045462_1916-11-08_ed-1_seq-1.txt", "sn83045462/1916-11-08/ed-1/seq-1 text"),
    ("/x/sn83045462_1865-10-02_ed-2_seq-12.alto.xml.xz", "sn83045462/1865-10-02/ed-2/seq-12 alto"),
    ("x/sn83045462_1865-10-02_ed-1_seq-1.xml", "sn83045462/1865-10-02/ed-1/seq-1 alto"),
    (
      "batch_nbu_a_ver01/data/sn99021999/0020653817A/1887030301/0003.xml",
      "sn99021999/1887-03-03/ed-1 file 0003"
    ),
    ("data/sn99021999/0020653817A/1887030301/1887030301.xml", "sn99021999/1887-03-03/ed-1 METS"),
    ("pages.jsonl.gz", "export"),
    ("../../etc/sn83045462_1916-11-08_ed-1_seq-1.txt", "sn83045462/1916-11-08/ed-1/seq-1 text"),
    ("sn83045462_1916-02-30_ed-1_seq-1.txt", nil), ("sn83045462_1916-11-08_ed-1_seq-1.jp2", nil),
    ("sn83045462_1916-11-08_ed-0_seq-1.txt", nil), ("sn83045462_1916-11-08_ed-99999_seq-1.txt", nil),
    ("sn83045462/0020653817A/1887033301/0003.xml", nil), ("sn99021999/0020653817A/1887030301/x.xml", nil),
    ("ocr.txt", nil), ("", nil), ("/", nil), ("notes.txt", nil),
  ])
  func `the path of a file says which page it is`(_ path: String, _ page: String?) {
    #expect(PageFileNameTests.name(path) == page)
  }

  @Test func `the map of an issue says which page a file is`() {
    let mets = """
      <mets xmlns="http://www.loc.gov/METS/"><dmdSec ID="pageModsBib1"><mdWrap><xmlData><mods:mods><mods:part>
      <mods:extent unit="pages"><mods:start>2</mods:start></mods:extent></mods:part></mods:mods></xmlData></mdWrap></dmdSec>
      <dmdSec ID='pageModsBib2'><mods:start> 1 </mods:start></dmdSec>
      <fileSec><file ID="a" USE="ocr"><FLocat xlink:href="0003.xml"/></file>
      <file ID="b" USE="ocr"><FLocat LOCTYPE="OTHER" xlink:href="./0004.XML" /></file>
      <file ID="c"><FLocat xlink:href="0005.xml"/></file><file ID="i"><FLocat xlink:href="0003.jp2"/></file></fileSec>
      <structMap><div TYPE="np:issue"><div TYPE="np:page" DMDID="pageModsBib1"><fptr FILEID="i"/><fptr FILEID="a"/></div>
      <div TYPE="np:page" DMDID="pageModsBib2"><fptr FILEID="b"/></div><div TYPE="np:page"><fptr FILEID="c"/></div></div>
      </structMap></mets>
      """.replacing(".XML", with: ".xml")
    #expect(IssueMETS(Array(mets.utf8)).sequences == ["0003": 2, "0004": 1, "0005": 3])
    #expect(IssueMETS(Array("<mets><div TYPE=page><fptr FILEID='x'><<<>\"".utf8)).sequences.isEmpty)
  }
}
