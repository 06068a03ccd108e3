import Corpus
import Newspapers

extension Crate {
  /// A job's result, as in its folder.
  struct Run {
    let id: String
    let job: String
    /// The version of this program that wrote it.
    let program: String
    /// What counted, unless this program did.
    let engine: Tool?
    /// What was read; nil if that is not known.
    let read: [ResultDescription.Read]?
    let files: [String]

    /// Those of the files, below the corpus.
    var paths: [String] { files.map { path(of: $0) } }

    func path(of file: String) -> String { "\(CorpusLayout.results)/\(id)/\(file)" }

    /// What made it.
    var tools: [Tool] { [engine, Tool(name: "Broadsheet", version: program)].compactMap(\.self) }
  }

  /// A program of a version.
  struct Tool {
    let name: String
    let version: String

    var id: String { "#\(name.lowercased())-\(version)" }
  }

  /// The runs, and what only they refer to.
  var runEntities: [[String: Value]] {
    let places = Places(self)
    return tools + formerArchives(places) + runs.flatMap { entities($0, places) }
  }

  private var tools: [[String: Value]] {
    var ids: Set<String> = []
    return runs.flatMap(\.tools).filter { ids.insert($0.id).inserted }.map { tool in
      [
        "@id": .text(tool.id), "@type": .text("SoftwareApplication"), "name": .text(tool.name),
        "softwareVersion": .text(tool.version),
      ]
    }
  }

  /// Archives that runs read, and that are neither planned now nor the ones that the pages here come from.
  private func formerArchives(_ places: Places) -> [[String: Value]] {
    var ids: Set<String> = []
    return runs.flatMap { $0.read ?? [] }.filter { batch in
      places.id(of: batch) == Places.formerID(of: batch) && ids.insert(Places.formerID(of: batch)).inserted
    }.map { batch in
      [
        "@id": .text(Places.formerID(of: batch)), "@type": .text("CreativeWork"),
        "name": .text("The archive of \(batch.batch) that was read"), "sha1": .text(batch.sha1),
      ]
    }
  }

  private func entities(_ run: Run, _ places: Places) -> [[String: Value]] {
    var action: [String: Value] = [
      "@id": .text("#\(run.id)"), "@type": .text("CreateAction"),
      "name": .text("\(run.job), \(run.program)"),
      "instrument": .list(run.tools.map { .reference($0.id) }),
      "result": .list(run.paths.map { .reference($0) }),
    ]
    if let read = run.read { action["object"] = .list(read.map { .reference(places.id(of: $0)) }) }
    return [action]
      + run.files.map { file in
        [
          "@id": .text(run.path(of: file)), "@type": .text("File"),
          "name": .text("\(run.job): \(file)"),
        ]
      }
  }

  /// The entity that now describes what was read.
  private struct Places {
    private let pages: [String: Pages]
    private let archives: [String: OCRArchive]

    init(_ crate: Crate) {
      pages = Dictionary(crate.read.map { ($0.batch, $0) }) { first, _ in first }
      archives = Dictionary(crate.plan.batches.map { ($0.archive.batch, $0.archive) }) { first, _ in first }
    }

    /// The pages, if they come from the same archive; otherwise that archive.
    func id(of batch: ResultDescription.Read) -> String {
      if let pages = pages[batch.batch], pages.receipt.sha1 == batch.sha1 { return pages.path }
      if let archive = archives[batch.batch], archive.sha1 == batch.sha1 { return archive.address }
      return Places.formerID(of: batch)
    }

    static func formerID(of batch: ResultDescription.Read) -> String { "#\(batch.batch)-\(batch.sha1)" }
  }
}
