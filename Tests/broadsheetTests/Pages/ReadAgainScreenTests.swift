import Foundation
import TestSupport
import Testing

/// Rereading a page in `browse`.
@OwnThread struct ReadAgainScreenTests {
  private func reader(rows: Int, columns: Int) throws -> VirtualTerminal {
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse(
      "browse", "bsd00000001", "--images", "none", rows: rows, columns: columns)
    #expect(terminal.wait(for: "› The Demonstration"))
    terminal.send("i")
    #expect(terminal.wait(for: "March 1903"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "page 1 of 2"))
    return terminal
  }

  @Test func `if reading failed, one hint says what R does`() async throws {
    let program = try Program()
    try program.write(Data("gold".utf8), to: "pages/sn83000001_1900-01-01_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let terminal = try program.browse("open", "sn83000001/1900-01-01/ed-1/seq-1")
    #expect(terminal.wait(for: "gold"))
    terminal.send("r")
    #expect(terminal.wait(for: "R retry"))
    #expect(!terminal.screenText.contains("once more"))
  }

  @Test(.enabled(if: ReadAgainTests.isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `r rereads the page and shows both texts, p chooses it, u undoes that`() throws {
    let terminal = try reader(rows: 50, columns: 160)
    terminal.send("r")
    #expect(terminal.wait(for: "Reading the scan, "))
    #expect(terminal.wait(for: "the page's text is the source's"))
    let text = terminal.screenText
    #expect(text.contains("Tesseract 5") && text.contains("▸ demonstration newspaper"), "\(text)")
    #expect(text.contains("confidence ") && text.contains("% known words"))
    terminal.send("p")
    #expect(terminal.wait(for: "▸ Tesseract 5"))
    terminal.send("q")
    #expect(terminal.wait(for: "this machine, "), "the reader says where its text is from")
    terminal.send("r")
    // The reading is stored, so it is there at once.
    #expect(terminal.wait(for: "R reads it again"))
    terminal.send("u")
    #expect(terminal.wait(for: "▸ demonstration newspaper"))
    terminal.send("u")
    #expect(terminal.wait(for: "Removed the reading of the whole page in eng; none is left"))
    #expect(terminal.wait(for: "page 1 of 2"))
    #expect(terminal.wait(until: { !terminal.screenText.contains("Tesseract 5") }))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(.enabled(if: ReadAgainTests.isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `in a narrow terminal Tab switches between the texts, and Esc cancels reading`() throws {
    let terminal = try reader(rows: 24, columns: 80)
    terminal.send("r")
    #expect(terminal.wait(for: "Reading the scan, "))
    terminal.press(.escape)
    #expect(terminal.wait(for: "Canceled"))
    terminal.send("R")
    #expect(terminal.wait(for: "known words"))
    #expect(terminal.screenText.contains("Tesseract 5") && !terminal.screenText.contains("▸ demonstration"))
    terminal.send("\t")
    #expect(terminal.wait(for: "▸ demonstration newspaper"))
    terminal.send("q")
    #expect(terminal.wait(for: "page 1 of 2"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(.enabled(if: ReadAgainTests.isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `in clip mode r rereads the frame, whose words are then the chosen ones`() throws {
    let terminal = try reader(rows: 50, columns: 160)
    terminal.send("C")
    #expect(terminal.wait(for: "› Clip"))
    terminal.send("r")
    #expect(terminal.wait(for: "known words"))
    #expect(terminal.screenText.contains("page 1 · part "), "\(terminal.screenText)")
    terminal.send("p")
    #expect(terminal.wait(for: "▸ Tesseract 5"))
    terminal.send("q")
    #expect(terminal.wait(for: "› Clip"))
    terminal.send("q")
    #expect(terminal.wait(for: "parts by Tesseract 5"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
