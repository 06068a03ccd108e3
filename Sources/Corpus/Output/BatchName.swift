import Newspapers

/// What the name of an archive, or of a batch folder, says about its batch.
public struct BatchName: Hashable, Sendable {
  /// As reported in receipts: the file's name.
  public let archive: String
  /// `dlc_fiji_ver01` of `batch_dlc_fiji_ver01.tar.bz2`; nil if there is no name.
  public let batch: String?

  /// - Parameter path: `-` is standard input, which has no name.
  public init(_ path: String) {
    let parts = path.split(separator: "/").filter { $0 != "." }
    // The folder within a bag, where the batch itself is.
    let last = parts.count > 1 && parts.last == "data" ? parts[parts.count - 2] : parts.last
    archive = last.map(String.init) ?? path
    let endings = [".bz2", ".gz", ".xz", ".zst", ".tbz2", ".tgz", ".txz", ".tar"]
    // Some file systems write them in capitals.
    let name = endings.reduce(archive.removing(prefix: "batch_")) { name, ending in
      name.suffix(ending.count).lowercased() == ending ? String(name.dropLast(ending.count)) : name
    }
    batch = name.isEmpty || archive == "-" ? nil : name
  }

  /// - Parameter batch: whose archive it is, whatever its file is called.
  public init(_ path: String, of batch: String) {
    let own = BatchName(path)
    self = own.batch == batch ? own : BatchName(batch)
  }

  /// Whether the name is safe for files: others might lead out of their folder, or mean something else to
  /// engines.
  public var isPlain: Bool {
    guard let batch, let first = batch.utf8.first, batch.utf8.count <= 200 else { return false }
    return first != UInt8(ascii: ".") && first != UInt8(ascii: "-")
      && batch.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) && byte & 0x40 != 0
          || "._-+".utf8.contains(byte)
      }
  }

  /// The archive, for people.
  var shown: String { archive == "-" ? "standard input" : archive }

  /// Who had it digitized: `dlc`.
  var awardee: String? { batch.map { String($0.prefix { $0 != "_" }) } }
}
