extension PageFile {
  /// The suffix of the files' names.
  public var fileExtension: String {
    switch self {
    case .text: "txt"
    case .alto: "xml"
    case .pdf: "pdf"
    case .jp2: "jp2"
    case .jpg: "jpg"
    case .json: "json"
    }
  }

  /// For display, after “as”.
  public var words: String {
    switch self {
    case .text: "text"
    case .alto: "ALTO"
    case .pdf: "PDF"
    case .jp2: "JPEG 2000"
    case .jpg: "JPEG"
    case .json: "JSON"
    }
  }
}
