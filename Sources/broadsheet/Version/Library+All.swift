import CArchive
import CCrypto
import CExpat
import CRsvg
import CTesseract
import CTurboJPEG
import CZlib
import GRDBSQLite
import HTTP

extension Library {
  static var all: [Library] {
    [sqlite, curl, archive, expat, zlib, turboJPEG, crypto, rsvg, tesseract]
  }

  /// All except those with their own section in `doctor`.
  static var common: [Library] { [sqlite, archive, expat, zlib, turboJPEG, crypto, rsvg] }

  private static var sqlite: Library {
    Library(
      name: "SQLite", package: "libsqlite3-0", purpose: "stores catalog, index and library",
      version: .success(String(cString: sqlite3_libversion())))
  }

  private static var curl: Library {
    let version = Result { () throws(HTTPError) in try CurlVersion.installed() }
    return Library(
      name: "libcurl", package: "libcurl4", purpose: "sends requests",
      version: version.map(\.words).mapError { Missing(reason: $0.libraryReason) })
  }

  private static var archive: Library {
    Library(
      "libarchive", package: "libarchive13", purpose: "reads archives and compressed files",
      carchive_open(CARCHIVE_LIBRARY), carchive_version)
  }

  private static var expat: Library {
    Library(
      "libexpat", package: "libexpat1", purpose: "reads the words of pages",
      cexpat_open(CEXPAT_LIBRARY), cexpat_version)
  }

  private static var zlib: Library {
    Library(
      "zlib", package: "zlib1g", purpose: "compresses the index of pages, and pictures for terminals",
      czlib_open(CZLIB_LIBRARY), czlib_version)
  }

  private static var turboJPEG: Library {
    Library(
      "TurboJPEG", package: "libturbojpeg0", purpose: "reads scans",
      cturbojpeg_open(CTURBOJPEG_LIBRARY), cturbojpeg_file)
  }

  private static var crypto: Library {
    Library(
      "libcrypto", package: "libssl3", purpose: "computes checksums of archives",
      ccrypto_open(CCRYPTO_LIBRARY), ccrypto_version)
  }

  private static var rsvg: Library {
    Library(
      "librsvg", package: "librsvg2-2", purpose: "draws plots as PNG", isOptional: true,
      crsvg_open(CRSVG_LIBRARY), crsvg_version)
  }

  private static var tesseract: Library {
    Library(
      "Tesseract", package: "tesseract-ocr", purpose: "reads scans again", isOptional: true,
      ctesseract_open(CTESSERACT_LIBRARY), ctesseract_version)
  }

  /// - Parameters:
  ///   - error: why it could not be loaded; nil if it is loaded.
  ///   - version: called only then.
  private init(
    _ name: String, package: String, purpose: String, isOptional: Bool = false,
    _ error: UnsafePointer<CChar>?, _ version: () -> UnsafePointer<CChar>?
  ) {
    let found = error == nil ? version().map { Library.number(in: String(cString: $0)) } : nil
    self.init(
      name: name, package: package, purpose: purpose, isOptional: isOptional,
      version: error.map { .failure(Missing(reason: String(cString: $0))) } ?? .success(found ?? "unknown"))
  }

  /// Libraries put their name in front, each in its own way: `libarchive 3.6.2`, `expat_2.5.0`.
  private static func number(in version: String) -> String {
    let last = version.split { $0 == " " || $0 == "_" }.last.map(String.init) ?? version
    return last.first?.isNumber == true ? last : version
  }
}

extension CurlVersion {
  /// `7.88.1, OpenSSL/3.0.15, HTTP/2`.
  var words: String { "\(number), \(tls ?? "without TLS"), \(hasHTTP2 ? "HTTP/2" : "without HTTP/2")" }
}

extension HTTPError {
  /// Why libcurl cannot be loaded.
  var libraryReason: String { if case .other(_, let reason) = self { reason } else { "\(self)" } }
}
