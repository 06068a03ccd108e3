/// A part of this machine that doctor looks at: a section of its report.
public protocol DoctorCheck: Sendable {
  /// The section's heading.
  var title: String { get }

  /// Looks, and reports each finding as soon as it is made: before anything that others notice, such as a request,
  /// there is a finding that explains it.
  func run(report: @escaping Finding.Report) async
}
