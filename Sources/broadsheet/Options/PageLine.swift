import FoundationEssentials
import Newspapers

/// A page as named on a line: as printed by `search` or `today`, or by its address.
struct PageLine: Hashable, Sendable {
  let page: PageID
  /// The newspaper's title; nil if the line does not say.
  let title: String?
  /// Nil if the line has none.
  let address: String?
  /// The newspaper's place; nil if the line does not say.
  private(set) var place: Place?
  /// English names; empty if the line does not say.
  private(set) var languages: [String] = []
  /// Empty if the line does not say.
  private(set) var printed = PrintedLabels()

  /// What the line says about the page.
  var facts: PageFacts {
    PageFacts(page: page, title: title ?? "", places: place.map { [$0] } ?? [], languages: languages)
  }

  /// Why a line does not name a page: the end of a sentence that begins with the line's number.
  struct Fault: Error, Hashable, Sendable {
    let reason: String
  }

  /// Why a list that begins with `first` cannot be a list of pages; nil if it may be one.
  /// - Parameter name: the list, for display.
  static func refusal(of first: String, in name: String) -> NewspaperError? {
    if first == "{" || first == "[" {
      return .unreadable(what: "\(name) is JSON over several lines: search with --format jsonl")
    }
    if first.hasPrefix("date,title,") {
      return .unreadable(what: "\(name) is CSV: search with --format jsonl or tsv")
    }
    if first.hasPrefix("lccn,") || first.hasPrefix("date,edition,") {
      return .unreadable(what: "\(name) is CSV: print it with --format jsonl or tsv")
    }
    return nil
  }

  init(_ line: String) throws(Fault) {
    if line.first == "{" || line.first == "[" {
      guard let known = PageLine(json: Array(line.utf8)[...]) else {
        throw Fault(reason: "it is not a page as search --format jsonl prints it")
      }
      self = known
    } else if line.contains("\t") {
      guard let known = PageLine(tsv: Array(line.utf8)[...]) else {
        throw Fault(reason: "it is not a page as search prints it")
      }
      self = known
    } else {
      try self.init(address: line)
    }
  }

  /// An object of `search` or `today` with `--format jsonl`; nil if it is not one.
  init?(json line: ArraySlice<UInt8>) {
    // The caller reports unreadable lines.
    guard let line = try? JSONDecoder().decode(Written.self, from: Data(line)), let page = line.page.page
    else { return nil }
    (self.page, title, address) = (page, line.title, line.address)
    if let labels = line.printed {
      printed = PrintedLabels(page: labels.page, section: labels.section, edition: labels.edition)
    }
    guard let facts = line.facts else { return }
    let named = facts.place ?? ""
    place = facts.state.flatMap { PageLine.place(named, in: $0) } ?? PublishedPlace(named).place
    languages = facts.language ?? []
  }

  private struct Written: Decodable {
    struct Facts: Decodable {
      let place: String?
      let state: String?
      let language: [String]?
    }

    struct Printed: Decodable {
      let page: String?
      let section: String?
      let edition: String?

      private enum CodingKeys: String, CodingKey {
        case page = "printed_page"
        case section
        case edition = "edition_label"
      }
    }

    let page: WrittenPage
    let title: String?
    let address: String?
    // Nil if other programs' lines have something else under these names.
    let facts: Facts?
    let printed: Printed?

    enum CodingKeys: CodingKey {
      case page, title, address, headline
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      // A note is more than its page.
      let isNote = values.contains(.headline)
      if !isNote, let named = try? values.decode(String.self, forKey: .page),
        case .page(let front) = try PageAddress(named)
      {
        page = WrittenPage(front)
      } else {
        page = try values.decode(WrittenPage.self, forKey: .page)
      }
      title = try values.decodeIfPresent(String.self, forKey: .title)
      address = try values.decodeIfPresent(String.self, forKey: .address)
      facts = try? Facts(from: decoder)
      printed = try? Printed(from: decoder)
    }
  }

  /// - Parameter written: `San Francisco, California`, or the state alone.
  private static func place(_ written: String, in state: String) -> Place? {
    guard let state = state.nonEmpty else { return nil }
    return Place(state: state, city: written.lastIndex(of: ",").flatMap { written[..<$0].nonEmpty })
  }

  /// The columns of `search` or `today` with `--format tsv`; nil if it has others.
  init?(tsv line: ArraySlice<UInt8>) {
    let fields = String(decoding: line, as: UTF8.self).split(
      separator: "\t", omittingEmptySubsequences: false)
    if fields.count > 5, case .page(let front)? = try? PageAddress(String(fields[5])),
      fields[0] == front.issue.lccn.description, fields[1] == front.issue.date.description
    {
      (page, title, address) = (front, String(fields[3]), nil)
      place = PublishedPlace(String(fields[4])).place
      return
    }
    guard fields.count > 6, let edition = Int(fields[5]), let sequence = Int(fields[6]),
      let page = WrittenPage(
        lccn: String(fields[4]), date: String(fields[0]), edition: edition, sequence: sequence
      ).page
    else { return nil }
    (self.page, title) = (page, String(fields[1]))
    address = fields.count > 10 ? String(fields[10]) : nil
    place = PageLine.place(String(fields[2]), in: String(fields[3]))
  }

  private init(address: String) throws(Fault) {
    let named: PageAddress
    let inner = address.withoutEnclosingAddress
    do throws(PageAddressError) { named = try PageAddress(inner) } catch {
      throw Fault(reason: error.description)
    }
    switch named {
    case .page(let page): (self.page, title, self.address) = (page, nil, inner)
    case .newspaper:
      throw Fault(reason: "“\(address)” is a newspaper, not a page such as sn83045462/1865-10-02/ed-1/seq-1")
    // Its first page would be one of several that may be meant.
    case .issue(let issue):
      throw Fault(reason: "“\(address)” is an issue, not a page such as \(PageID(issue: issue, sequence: 1))")
    }
  }
}
