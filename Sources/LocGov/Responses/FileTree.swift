import NewspaperHTTP

/// What an issue's response has under `resources`: a resource whose `files` are a list of pages, each a list
/// of files, or that list of pages itself. Never fails; anything else is empty.
indirect enum FileTree: Decodable, Sendable {
  case file(ResourceFile)
  case resource(FileTree)
  case list([FileTree])
  case nothing

  private enum CodingKeys: String, CodingKey { case files }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var trees: [FileTree] = []
      while !list.isAtEnd { trees.append(try list.decodeIfPresent(FileTree.self) ?? .nothing) }
      self = .list(trees)
      return
    }
    guard let object = try? decoder.container(keyedBy: CodingKeys.self) else {
      self = .nothing
      return
    }
    // In rows of lists `files` is only a count.
    if object.contains(.files),
      case .list(let pages) = try object.decodeIfPresent(FileTree.self, forKey: .files)
    {
      self = .resource(.list(pages))
    } else {
      self = .file(try ResourceFile(from: decoder))
    }
  }

  /// The files of each page, in page order.
  var pages: [[ResourceFile]] {
    switch self {
    case .nothing: []
    case .resource(let tree): tree.pages
    case .file(let file): [[file]]
    case .list(let trees): FileTree.pages(of: trees)
    }
  }

  private static func pages(of trees: [FileTree]) -> [[ResourceFile]] {
    let files = trees.compactMap { tree in if case .file(let file) = tree { file } else { nil } }
    // Files of one page state their type; an object that does not is a page by itself.
    if files.contains(where: { $0.type != nil }) { return [files] }
    // A page without files still counts, so that the following pages keep their numbers.
    return trees.flatMap { $0.isEmpty ? [[]] : $0.pages }
  }

  private var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .list(let trees): trees.isEmpty
    case .file, .resource: false
    }
  }
}

/// One file of a page.
struct ResourceFile: Decodable, Sendable {
  let type: String?
  /// All addresses it contains.
  let addresses: [String]
  /// In pixels; the type says what they measure.
  let width: Int?
  let height: Int?

  private enum CodingKeys: String, CodingKey {
    case type = "mimetype"
    case url, info, pdf, image, width, height
    case textService = "fulltext_service"
    case textFile = "fulltext_file"
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    func labels(_ key: CodingKeys) throws -> LenientLabels {
      try file.decode(LenientLabels.self, forKey: key)
    }
    type = try labels(.type).first
    // A preview comes last, because it can belong to another page.
    let keys = [CodingKeys.url, .pdf, .textService, .textFile, .info, .image]
    addresses = try keys.flatMap { try labels($0).texts }
    (width, height) = (try labels(.width).count, try labels(.height).count)
  }
}
