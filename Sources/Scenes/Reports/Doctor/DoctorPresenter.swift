import MVP

/// Checks the parts of this machine one by one, and shows each finding at once.
public final class DoctorPresenter: MvpPresenter<DoctorContent> {
  private let checks: [any DoctorCheck]
  private var content = DoctorContent()

  public init(checks: [any DoctorCheck]) { self.checks = checks }

  public override func start() async {
    content = DoctorContent()
    for check in checks {
      content.begin(check.title)
      await check.run { finding in
        self.content.add(finding)
        self.show(.refreshing(self.content))
      }
    }
    show(.content(content))
  }
}
