/// A part of this machine that doctor checks: a section of its report.
public protocol DoctorCheck: Sendable {
  /// The section's heading.
  var title: String { get }

  /// Runs the check, and reports each finding immediately: anything that others may notice, such as a
  /// request, is first announced by a finding.
  func run(report: @escaping Finding.Report) async
}
