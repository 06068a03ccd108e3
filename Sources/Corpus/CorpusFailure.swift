import Compression

/// Why this machine cannot read an archive, or what was made from one. A problem with the archive itself is
/// not a failure but a fault, which is reported among its pages.
public enum CorpusFailure: Error, Hashable, Sendable {
  /// There is no such file, or it is neither a file nor a batch folder.
  case missing(what: String)
  /// The system cannot read it.
  case unreadable(what: String)
  /// The system cannot write: its disk is full, for example.
  case unwritable(what: String)
  /// Another program is making the same pages.
  case busy(what: String)
  /// A file of pages does not match its receipt, or is not such a file; or the name of an archive names no
  /// batch.
  case damaged(what: String)
  /// A library is missing.
  case noLibrary(what: String)
  /// It was stopped, because something else failed.
  case canceled

  /// What happened: one sentence without a period.
  public var what: String {
    switch self {
    case .missing(let what), .unreadable(let what), .unwritable(let what), .busy(let what),
      .damaged(let what), .noLibrary(let what):
      what
    case .canceled: "it was stopped"
    }
  }

  /// Whether the next archive would fail, too, so that nothing else can be read.
  public var endsWork: Bool {
    switch self {
    case .unwritable, .noLibrary, .canceled: true
    case .missing, .unreadable, .busy, .damaged: false
    }
  }
}

extension CorpusFailure {
  /// - Parameter what: what was to be decompressed.
  init(_ failure: Gunzip.Failure, reading what: String) {
    switch failure {
    case .noLibrary(let reason): self = .noLibrary(what: "zlib cannot be loaded: \(reason)")
    case .noMemory: self = .unreadable(what: "there is not enough memory to read \(what)")
    }
  }
}
