import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Words that OCR breaks with an invisible hyphen.
@Suite(.timeLimit(.minutes(2))) @MainActor struct SoftHyphenTests {
  private let archive: StubArchive

  init() throws { archive = StubArchive(try .sample()) }

  @Test func `soft hyphens join words in text and layout`() async throws {
    let page = try PageID.sample(1)
    archive.contents.texts[page] = "now Mig\u{AD}\nnonne's song\nand an\u{AD}other"
    let lines = [["now", "Mig\u{AD}"], ["nonne's", "song"]].map { words in
      PageLayout.Line(words: words.map { PageLayout.Word($0, box: nil) })
    }
    archive.contents.layouts[page] = PageLayout(blocks: [PageLayout.Block(lines: lines)])
    let presenter = PageReaderPresenter(page: page, archive: archive)
    await presenter.start()
    #expect(presenter.state.content?.texts == ["now Mignonne's song and another"])
    await presenter.toggleLayout()
    #expect(presenter.state.content?.texts == ["now Mignonne's song"])
    presenter.toggleMode()
    #expect(presenter.state.content?.texts.first == "now Mig-")
  }
}
