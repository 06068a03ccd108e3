import Newspapers
import Presentation

/// A note or a clip as a Web Annotation (w3.org/TR/annotation-model).
struct NoteAnnotation: Encodable {
  let context = "http://www.w3.org/ns/anno.jsonld"
  let id: String
  let type = "Annotation"
  let motivation: String
  let created: String
  let modified: String
  let body: [Body]
  let target: [Target]

  enum CodingKeys: String, CodingKey {
    case context = "@context"
    case id, type, motivation, created, modified, body, target
  }

  /// The reader's own text.
  struct Body: Encodable {
    let type = "TextualBody"
    let purpose: String
    let format = "text/plain"
    let value: String
  }

  /// The page, a region of it, or the words in the regions.
  struct Target: Encodable {
    let type = "SpecificResource"
    let source: String
    let selector: [Selector]?
  }

  /// A fragment of media (w3.org/TR/media-frags), or a quotation.
  struct Selector: Encodable {
    let type: String
    var conformsTo: String?
    var value: String?
    var exact: String?
  }

  /// - Parameter address: that of the page; nil if it has none on the web.
  init(_ excerpt: Excerpt, address: String?) {
    id = "urn:broadsheet:excerpt:\(excerpt.id)"
    created = Timestamp.written(excerpt.added)
    modified = Timestamp.written(excerpt.changed)
    let headline = excerpt.headline.isEmpty ? [] : [Body(purpose: "describing", value: excerpt.headline)]
    let note = excerpt.note.isEmpty ? [] : [Body(purpose: "commenting", value: excerpt.note)]
    body = headline + note + excerpt.tags.map { Body(purpose: "tagging", value: $0) }
    motivation =
      !note.isEmpty
      ? "commenting" : !headline.isEmpty ? "describing" : body.isEmpty ? "highlighting" : "tagging"
    let source = address ?? "urn:broadsheet:page:\(excerpt.page)"
    let frames = excerpt.regions.map { region in
      Selector(
        type: "FragmentSelector", conformsTo: "http://www.w3.org/TR/media-frags/",
        value: "xywh=percent:\(region.percentages)")
    }
    let words = (excerpt.text?.nonEmpty).map { Selector(type: "TextQuoteSelector", exact: $0) }
    // Several selectors of one target are alternatives, so each region is a separate target.
    switch frames.count {
    case 0, 1:
      let selectors = frames + [words].compactMap(\.self)
      target = [Target(source: source, selector: selectors.isEmpty ? nil : selectors)]
    default:
      target = (frames + [words].compactMap(\.self)).map { Target(source: source, selector: [$0]) }
    }
  }
}
