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

  /// A job's result, as in its folder.
  struct Run {
    let id: String
    let job: String
    let program: String
    let files: [String]

    /// Those of the files, below the corpus.
    var paths: [String] { files.map { path(of: $0) } }

    func path(of file: String) -> String { "\(CorpusLayout.results)/\(id)/\(file)" }
  }

  private static let fileName = CorpusLayout.crate
  /// Not CC0, by which somebody waives rights: the pages are in the public domain without that.
  static let license = "https://creativecommons.org/publicdomain/mark/1.0/"

  let folder: CorpusFolder
  let plan: CorpusPlan
  /// Batches whose pages are here, and how many pages that are.
  let read: [(batch: String, pages: Int)]
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
    [descriptor, root, program, license] + archives + pages + runs.flatMap(entities)
  }

  private var descriptor: [String: Value] {
    [
      "@id": .text(Crate.fileName), "@type": .text("CreativeWork"),
      "conformsTo": .reference("https://w3id.org/ro/crate/1.2"), "about": .reference("./"),
    ]
  }

  private var root: [String: Value] {
    let pages = read.map(\.pages).reduce(0, +)
    var parts = own.map(\.name) + plan.batches.map(\.archive.address)
    parts += read.map { CorpusFolder.pagesPath(of: $0.batch) }
    parts += runs.flatMap(\.paths)
    return [
      "@id": .text("./"), "@type": .text("Dataset"),
      "name": .text("Pages of American newspapers: \(plan.batches.count) batches"),
      "description": .text(
        "OCR text of \(pages) newspaper pages, from archives of the Library of Congress or a state's newspaper site. \(CorpusLayout.description) says which batches were chosen, and how."
      ),
      "license": .reference(Crate.license), "datePublished": .text(day),
      "hasPart": .list(parts.map { .reference($0) }),
      "mentions": .list(runs.map { .reference("#\($0.id)") }),
    ]
  }

  private var license: [String: Value] {
    [
      "@id": .text(Crate.license), "@type": .text("CreativeWork"), "name": .text("Public Domain Mark 1.0"),
      "description": .text("No known copyright."),
    ]
  }

  /// The corpus' own files that are there.
  private var own: [(name: String, format: String)] {
    let titles = FileStamp(path: folder.file(CorpusLayout.titles)) != nil
    return [(CorpusLayout.description, "application/json")]
      + (titles ? [(CorpusLayout.titles, "application/jsonl")] : [])
  }

  private var program: [String: Value] {
    [
      "@id": .text("#broadsheet"), "@type": .text("SoftwareApplication"), "name": .text("Broadsheet"),
      "softwareVersion": .text(folder.program),
    ]
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

  private var pages: [[String: Value]] {
    let own = own.map { name, format -> [String: Value] in
      ["@id": .text(name), "@type": .text("File"), "encodingFormat": .text(format)]
    }
    return own
      + read.map { batch, count in
        [
          "@id": .text(CorpusFolder.pagesPath(of: batch)), "@type": .text("File"),
          "name": .text("Pages of \(batch)"), "encodingFormat": .text("application/gzip"),
          "size": .text("\(count) pages"),
          "isBasedOn": .list(
            plan.batches.filter { $0.archive.batch == batch }.map { .reference($0.archive.address) }),
        ]
      }
  }

  private func entities(_ run: Run) -> [[String: Value]] {
    [
      [
        "@id": .text("#\(run.id)"), "@type": .text("CreateAction"),
        "name": .text("\(run.job), \(run.program)"),
        "instrument": .reference("#broadsheet"),
        "object": .list(read.map { .reference(CorpusFolder.pagesPath(of: $0.batch)) }),
        "result": .list(run.paths.map { .reference($0) }),
      ]
    ]
      + run.files.map { file in
        [
          "@id": .text(run.path(of: file)), "@type": .text("File"),
          "name": .text("\(run.job): \(file)"),
        ]
      }
  }
}
