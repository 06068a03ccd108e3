import Corpus
import Files
import FoundationEssentials
import Newspapers

/// `ro-crate-metadata.json`: describes a corpus to people and programs that receive it (RO-Crate 1.2,
/// w3id.org/ro/crate/1.2).
struct Crate {
  /// A value of JSON-LD.
  indirect enum Value: Encodable {
    case text(String)
    case number(Int)
    case reference(String)
    case list([Value])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .reference(let id): try container.encode(["@id": id])
      case .list(let values): try container.encode(values)
      }
    }
  }

  private struct Document: Encodable {
    let context = "https://w3id.org/ro/crate/1.2/context"
    let graph: [[String: Value]]

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case graph = "@graph"
    }
  }

  /// A batch's pages that are here.
  struct Pages {
    /// As planned; the pages may come from an earlier one.
    let archive: OCRArchive
    let receipt: StoredReceipt

    var batch: String { archive.batch }
    var path: String { CorpusFolder.pagesPath(of: batch) }
  }

  private static let fileName = CorpusLayout.crate
  /// Not CC0, which waives rights: the pages are in the public domain anyway.
  static let license = "https://creativecommons.org/publicdomain/mark/1.0/"

  let folder: CorpusFolder
  let plan: CorpusPlan
  let read: [Pages]
  let runs: [Run]
  /// `2026-11-22`, the day it is written.
  let day: String

  func write() throws(NewspaperError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = folder.file(Crate.fileName)
    do {
      let bytes = try encoder.encode(Document(graph: graph))
      let file = WholeFile(path: path)
      try file.replace(with: [Array(bytes) + [0x0A]], by: file.ownName, isFlushed: true, isPrivate: false)
    } catch let error as FileFailure {
      throw .local(what: "cannot write \(error.reason)")
    } catch {
      throw .local(what: "cannot write \(path): \(error)")
    }
  }

  private var graph: [[String: Value]] {
    // Whether the card is there is read from the disk.
    let own = own
    return [descriptor, root(own), license] + archives + pages(own) + runEntities
  }

  private var descriptor: [String: Value] {
    [
      "@id": .text(Crate.fileName), "@type": .text("CreativeWork"),
      "conformsTo": .reference("https://w3id.org/ro/crate/1.2"), "about": .reference("./"),
    ]
  }

  private func root(_ own: [(name: String, format: String)]) -> [String: Value] {
    let rows = read.map(\.receipt.pages).reduce(0, +)
    // How many of them are different would take reading them all.
    let pages =
      read.count > 1
      ? "newspaper pages in \(rows) rows (a page in two batches has one in each)" : "\(rows) newspaper pages"
    var parts = own.map(\.name) + plan.batches.map(\.archive.address)
    parts += read.map(\.path)
    parts += runs.flatMap(\.paths)
    return [
      "@id": .text("./"), "@type": .text("Dataset"),
      "name": .text("Pages of American newspapers: \(size)"),
      "description": .text(
        "OCR text of \(pages), from archives of the Library of Congress or a state's newspaper site. \(CorpusLayout.description) says which batches were chosen, and how."
      ),
      "license": .reference(Crate.license), "datePublished": .text(day),
      "hasPart": .list(parts.map { .reference($0) }),
      "mentions": .list(runs.map { .reference("#\($0.id)") }),
    ]
  }

  /// How many batches were read: `2 batches`, `1 of 2 batches`.
  private var size: String {
    let all = "\(plan.batches.count) \(plan.batches.count == 1 ? "batch" : "batches")"
    return read.count == plan.batches.count ? all : "\(read.count) of \(all)"
  }

  private var license: [String: Value] {
    [
      "@id": .text(Crate.license), "@type": .text("CreativeWork"), "name": .text("Public Domain Mark 1.0"),
      "description": .text("No known copyright."),
    ]
  }

  /// The corpus's own files that exist.
  private var own: [(name: String, format: String)] {
    var own = [(name: CorpusLayout.description, format: "application/json")]
    if FileStamp(path: folder.file(CorpusLayout.titles)) != nil {
      own.append((name: CorpusLayout.titles, format: "application/jsonl"))
    }
    // Another file of that name is not the corpus's own.
    if (try? folder.hasCard()) == true { own.append((name: CorpusFolder.card, format: "text/markdown")) }
    return own
  }

  private var archives: [[String: Value]] {
    plan.batches.map { batch in
      let archive = batch.archive
      var entity: [String: Value] = [
        "@id": .text(archive.address), "@type": .text("File"), "name": .text(archive.fileName),
        "encodingFormat": .text("application/x-tar"),
      ]
      if let size = archive.size { entity["contentSize"] = .text(String(size)) }
      if let sum = archive.sha256 { entity["sha256"] = .text(sum) }
      if let sum = archive.sha1 { entity["sha1"] = .text(sum) }
      if let created = archive.created { entity["dateCreated"] = .text(created.description) }
      return entity
    }
  }

  private func pages(_ own: [(name: String, format: String)]) -> [[String: Value]] {
    let own = own.map { name, format -> [String: Value] in
      ["@id": .text(name), "@type": .text("File"), "encodingFormat": .text(format)]
    }
    return own
      + read.map { pages -> [String: Value] in
        var entity: [String: Value] = [
          "@id": .text(pages.path), "@type": .text("File"), "name": .text("Pages of \(pages.batch)"),
          "encodingFormat": .text("application/gzip"), "size": .text("\(pages.receipt.pages) pages"),
        ]
        if !pages.receipt.isOutdated(by: pages.archive) {
          entity["isBasedOn"] = .list([.reference(pages.archive.address)])
        }
        return entity
      }
  }
}
