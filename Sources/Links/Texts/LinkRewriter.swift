import Newspapers

/// Rewrites the addresses in a text, piece by piece, and leaves every other byte alone.
///
/// It holds a piece and 96 KiB more, whatever the length of the text.
public struct LinkRewriter {
  public let kind: TextKind
  public let options: Options
  /// The output so far, for the caller to take.
  public var output: [UInt8] = []
  /// The newspaper addresses found so far, for the caller to take.
  public var found: [FoundLink] = []
  /// Whether the text has a NUL, as no real text has.
  public private(set) var hasNUL = false

  var buffer: [UInt8] = []
  /// Where reading continues, and up to where the output has been written.
  var (position, copied) = (0, 0)
  var place = TextPlace()
  var isInQuotes = false
  /// The blocks around the current line of Markdown.
  var blocks = MarkdownBlocks()
  /// Whether it is code, and the line at which the last block of code began.
  var (isCode, codeLine) = (false, 0)

  public struct Options: Hashable, Sendable {
    public var writesApproximate = false
    public var writesArchived = false
    /// Keeps the words that an address marked as a search in the page.
    public var keepsWords = false
    /// Also in Markdown code.
    public var readsCode = false
    public var home: IssueSource?
    /// Today's addresses of pages' files, if known.
    public var files: [LinkedFile: String] = [:]
    /// The pages of such files, by these addresses, if known.
    public var pages: [String: PageID] = [:]

    public init() {}
  }

  public init(_ kind: TextKind, _ options: Options = Options()) {
    (self.kind, self.options) = (kind, options)
  }

  /// How much of the text has to be known after an address's beginning, and is kept before it.
  static let (ahead, behind) = (32 << 10, 256)

  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if !hasNUL, bytes.contains(0) { hasNUL = true }
    buffer.append(contentsOf: bytes)
    work(upTo: buffer.count - LinkRewriter.ahead)
    let spare = min(position, copied) - LinkRewriter.behind
    guard spare > LinkRewriter.ahead else { return }
    place.count(buffer, upTo: spare)
    buffer.removeFirst(spare)
    place.offset -= spare
    (position, copied) = (position - spare, copied - spare)
  }

  public mutating func finish() {
    work(upTo: buffer.count)
    output.append(contentsOf: buffer[copied...])
    (copied, position) = (buffer.count, buffer.count)
  }

  private var leavesCode: Bool { kind == .markdown && !options.readsCode }

  private mutating func work(upTo limit: Int) {
    while position < limit {
      if leavesCode { readMarkdownLine(upTo: limit) } else { read(upTo: limit) }
    }
    if position > copied {
      output.append(contentsOf: buffer[copied..<position])
      copied = position
    }
  }

  mutating func read(upTo limit: Int) {
    while position < limit {
      let byte = buffer[position]
      guard LinkRewriter.mayBegin[Int(byte)] else {
        if byte == UInt8(ascii: "\""), kind == .csv { isInQuotes.toggle() }
        position += 1
        continue
      }
      if byte == UInt8(ascii: "`"), leavesCode {
        position = endOfBackticks()
      } else if isAddressStart {
        readAddress()
      } else {
        position += 1
      }
    }
  }

  private mutating func readAddress() {
    let start = position
    let end = addressEnd()
    guard end > start, end - start <= WrittenLink.longest else {
      position = max(start + 1, end)
      return
    }
    position = end
    guard LinkRewriter.mayBeOurs(buffer[start..<end]) else { return }
    let writing = LinkWriting(kind: kind)
    let old = writing.read(buffer[start..<end])
    let address = old.hasPrefix("//") ? "https:" + old : old
    var link = options.withFile(LinkGrammar.read(address, home: options.home), written: address)
    guard link.status != .unknown || LinkRewriter.isOurs(old) else { return }
    place.count(buffer, upTo: start)
    var (status, new) = options.outcome(of: link, written: old)
    if isArchiveParameter(start) {
      // Evidence, whatever it means today.
      (status, new) = (.kept, nil)
      link.add(note: "archive-url")
    } else if new != nil || status == .same, isSaidDead(start..<end) {
      link.add(note: "its template has url-status=dead")
    }
    if let new {
      output.append(contentsOf: buffer[copied..<start])
      output.append(
        contentsOf: writing.written(new, like: buffer[start..<end], isRaw: isRaw(start)).utf8)
      copied = end
    }
    found.append(
      FoundLink(
        line: place.line, column: place.column, status: status, link: link, old: old, new: new))
  }

  /// The Library's newspapers have no addresses other than these.
  private static func isOurs(_ address: String) -> Bool {
    let address = address.lowercased()
    return address.has("chroniclingamerica") || address.has("/collections/chronicling-america")
      || address.has("service/ndnp")
  }
}

extension LinkRewriter.Options {
  /// The same with the words that it marked as a search in the page, if they are wanted.
  public func withWords(_ link: Link) -> Link {
    guard keepsWords, let words = link.words, case .page = link.target, let address = link.address,
      // Today's own addresses keep theirs.
      WrittenLink(address)?.value("q") == nil
    else { return link }
    var link = link
    link.address = address.addingParameter("q=" + words.asParameter)
    return link
  }

  /// The same link as it would be found in a text, for an address given by itself.
  public func found(_ link: Link, written: String) -> FoundLink {
    let (status, new) = outcome(of: link, written: written)
    return FoundLink(line: 1, column: 1, status: status, link: link, old: written, new: new)
  }

  /// What replaces an address, nil if it stays; and the status that is reported.
  func outcome(of link: Link, written old: String) -> (status: Link.Status, new: String?) {
    guard let new = address(for: link), new != old else { return (link.status, nil) }
    return (link.status == .kept ? .changed : link.status, new)
  }

  /// What replaces an address; nil if it stays.
  func address(for link: Link) -> String? {
    let status = writesArchived ? link.archived ?? link.status : link.status
    let isWritten = status == .changed || status == .approximate && writesApproximate
    guard isWritten || link.archived != nil && status == .same else { return nil }
    return withWords(link).address
  }
}
