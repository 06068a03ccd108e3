import Presentation

/// What doctor has found so far: display-ready.
public struct DoctorContent: Hashable, Sendable {
  public struct Section: Hashable, Sendable {
    public let title: String
    public private(set) var findings: [Finding] = []

    init(_ title: String) { self.title = title }

    mutating func add(_ finding: Finding) { findings.append(finding) }
  }

  /// The sections that have findings or are being checked.
  public private(set) var sections: [Section] = []

  public init() {}

  mutating func begin(_ title: String) { sections.append(Section(title)) }

  mutating func add(_ finding: Finding) {
    guard let last = sections.indices.last else { return }
    sections[last].add(finding)
  }

  /// The exit code: that of the first failure.
  public var exitCode: Int32 {
    sections.lazy.flatMap(\.findings).first { $0.mark == .failure }?.exitCode ?? ExitStatus.done
  }

  /// The conclusion, in one sentence.
  public var verdict: String {
    let (failures, warnings) = (count(.failure), count(.warning))
    let what = [(failures, "failure"), (warnings, "warning")].compactMap { count, noun in
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let list = what.joined(separator: " and ")
    if failures > 0 { return "Broadsheet has problems: \(list)." }
    return warnings > 0 ? "Broadsheet works, with \(list)." : "Broadsheet works."
  }

  private func count(_ mark: Finding.Mark) -> Int {
    sections.lazy.flatMap(\.findings).count { $0.mark == mark }
  }
}
