import ArgumentParser
import Files
import Glibc
import Newspapers

/// The pages that `--from-search` names: each once, in the order of the lines.
struct PageList: Sendable {
  struct Page: Hashable, Sendable {
    let line: PageLine
    let home: AddressHome
  }

  struct Fault: Hashable, Sendable {
    let line: Int
    let reason: String
  }

  private(set) var pages: [Page] = []
  /// The lines that do not name a page.
  private(set) var faults: [Fault] = []
  /// For display: `standard input`.
  let name: String
  private var seen: Set<PageID> = []
  private var lines = 0

  /// No page takes this much; this keeps out a file that is not a list.
  private static let longest = 1 << 20

  /// - Parameter path: `-` is standard input.
  /// - Throws: `.local` if it cannot be read; `.unreadable` if it is not a list of lines at all.
  init(of path: String) throws(NewspaperError) {
    name = InputName.of(path)
    let descriptor = path == "-" ? STDIN_FILENO : GivenPath(path).withBytes { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var rest: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard let count = DescriptorInput.next(from: descriptor, into: &block) else { throw failure }
      if count == 0 { break }
      var parts = block[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let last = parts.removeLast()
      for part in parts {
        try take(rest + part)
        rest = []
      }
      rest += last
      guard rest.count <= PageList.longest else {
        throw .unreadable(what: "line \(lines + 1) of \(name) is longer than \(PageList.longest >> 20) MiB")
      }
    }
    try take(rest)
  }

  private mutating func take(_ bytes: [UInt8]) throws(NewspaperError) {
    lines += 1
    let written = lines == 1 ? bytes.withoutByteOrderMark : bytes[...]
    guard let text = String(validating: written, as: UTF8.self) else {
      return faults.append(Fault(line: lines, reason: "it is not text in UTF-8"))
    }
    let line = text.trimmed
    // Output of search with --header begins with the names of its columns.
    guard !line.isEmpty, !(lines == 1 && line.hasPrefix("date\ttitle\t")) else { return }
    if lines == 1, let refusal = PageLine.refusal(of: line, in: name) { throw refusal }
    do throws(PageLine.Fault) {
      let page = try PageLine(line)
      if seen.insert(page.page).inserted { pages.append(Page(line: page, home: .site(of: page.address))) }
    } catch {
      faults.append(Fault(line: lines, reason: error.reason))
    }
  }

  /// The pages of each site together, the sites in the order of their first pages.
  var pagesBySite: [Page] {
    var ranks: [AddressHome: Int] = [:]
    for page in pages where ranks[page.home] == nil { ranks[page.home] = ranks.count }
    return ranks.sorted { $0.value < $1.value }.flatMap { home in pages.filter { $0.home == home.key } }
  }

  private var failure: NewspaperError {
    .local(what: "cannot read \(name): \(String(cString: strerror(errno)))")
  }
}
