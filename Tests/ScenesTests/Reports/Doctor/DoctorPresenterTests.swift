import MVP
import Presentation
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct DoctorPresenterTests {
  /// A check with predefined findings.
  private struct Told: DoctorCheck {
    let title: String
    let findings: [Finding]

    func run(report: @escaping Finding.Report) async {
      for finding in findings { await report(finding) }
    }
  }

  /// Records output, each call separately.
  private final class Memory: TextOutput {
    let isTerminal = false
    let width: Int
    private(set) var writes: [[String]] = []
    init(width: Int = 80) { self.width = width }
    func write(_ lines: [String]) { writes.append(lines) }
    func note(_ line: String) {}
  }

  private let well = Finding.good("a", "is well")
  private let ill = Finding.warning("b", "could be better", advice: ["Mend it."])

  private func broken(_ exitCode: Int32) -> Finding {
    .failure("c", Failure("is broken", advice: ["Mend it, and look again."], exitCode: exitCode))
  }

  @Test func `every finding is shown at once`() async {
    let view = RecordingView<DoctorContent>()
    let presenter = DoctorPresenter(checks: [
      Told(title: "One", findings: [well, ill]), Told(title: "Two", findings: [well]),
    ])
    await presenter.present(on: view)
    #expect(view.states.map { $0.content?.sections.flatMap(\.findings).count } == [1, 2, 3, 3])
    #expect(view.states.map(\.isWaiting) == [true, true, true, false])
  }

  @Test func `the first failure is the exit code`() async {
    func outcome(_ findings: Finding...) async -> (String?, Int32?) {
      let presenter = DoctorPresenter(checks: findings.map { Told(title: "One", findings: [$0]) })
      let content = await presenter.present(on: RecordingView<DoctorContent>()).content
      return (content?.verdict, content?.exitCode)
    }
    #expect(await outcome(well) == ("Broadsheet works.", 0))
    #expect(await outcome(ill, ill) == ("Broadsheet works, with 2 warnings.", 0))
    #expect(await outcome(ill, broken(74), broken(69)).1 == 74)
    #expect(
      await outcome(broken(69), ill).0 == "Broadsheet has problems: 1 failure and 1 warning.")
  }

  @Test func `the text grows line by line and fits`() async {
    let output = Memory(width: 40)
    let view = DoctorText(format: .text, output: output)
    let long = Finding.good("a.very.long.name.of.a.host", "is well\u{1B}[2J, and has more to say than fits")
    await DoctorPresenter(checks: [
      Told(title: "One", findings: [well, broken(69)]), Told(title: "Two", findings: [long]),
    ]).present(on: view)
    #expect(output.writes.first == ["One", "  ✓ a              is well"])
    #expect(
      output.writes.flatMap(\.self) == [
        "One", "  ✓ a              is well", "  ✗ c              is broken",
        "                   → Mend it, and look", "                     again.", "", "Two",
        "  ✓ a.very.long.name.of.a.host", "                   is well, and has more",
        "                   to say than fits", "", "Broadsheet has problems: 1 failure.",
      ])
    #expect(view.exitCode == 69)
  }
}
