import MVP
import Newspapers
import Presentation
import Text

/// How a search would be run, for `search --explain` and `--url`.
public final class ExplanationText: MvpView {
  private let addresses: AddressKind?
  private let format: ListFormat
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  /// - Parameter addresses: which addresses to print instead of everything; nil prints everything.
  public init(addresses: AddressKind?, format: ListFormat, output: any TextOutput) {
    self.addresses = addresses
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<ExplanationContent>) {
    switch state {
    case .content(let content), .refreshing(let content): write(content)
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private static let nameWidth = 9

  private func write(_ content: ExplanationContent) {
    let lists = content.explanation.lists
    // A script that opens the output has to be told that there is nothing to open.
    if addresses != nil, lists.isEmpty {
      exitCode = output.fail(SearchWords.noAddress(content.explanation))
      return
    }
    switch addresses {
    case .web: return output.write(lists.map(\.web))
    case .api: return output.write(lists.map(\.api))
    case nil: break
    }
    if format == .json || format == .jsonl {
      let json = ExplanationJSON(content)
      return output.write(format == .json ? JSONLines.fields(of: json) : [JSONLines.object(json)])
    }
    output.write(
      content.parts.flatMap { part in
        part.lines.enumerated().map { number, line in
          TextWidth.padded(number == 0 ? part.name : "", to: ExplanationText.nameWidth) + " "
            + Sanitizer.sanitized(line)
        }
      })
  }
}

/// An explanation for other programs.
private struct ExplanationJSON: Encodable {
  struct List: Encodable {
    let role: String
    let parameters: [String]
    let web: String
    let api: String
  }

  let query: String
  /// With the beginnings of words spelled out; missing if there are none.
  let asked: String?
  let reading: String
  let source: String
  let lists: [List]
  let checks: [String]
  let order: String
  let isSuperset: Bool
  let findsForms: Bool
  let requests: Int
  let seconds: Int
  let command: String

  init(_ content: ExplanationContent) {
    let explanation = content.explanation
    query = explanation.query.description
    asked = explanation.asked == explanation.query ? nil : explanation.asked.description
    reading = explanation.query.reading
    source = explanation.source
    lists = explanation.lists.map {
      List(role: $0.isLeftOut ? "leave out" : "find", parameters: $0.parameters, web: $0.web, api: $0.api)
    }
    checks = explanation.checks.map(ExplanationContent.words)
    order = explanation.order.rawValue
    isSuperset = explanation.isSuperset
    findsForms = explanation.findsForms
    requests = content.requests
    seconds = content.seconds
    command = content.command
  }
}
