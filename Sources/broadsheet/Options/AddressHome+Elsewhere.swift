import HTTP

extension AddressHome {
  /// The site that has it, if that site cannot be asked because `--source` names another source; nil if it
  /// can.
  func siteElsewhere(named: Source?, _ settings: Settings) -> SiteAddress? {
    guard case .site(let site) = self else { return nil }
    do {
      _ = try source(named: named, settings)
      return nil
    } catch {
      return site
    }
  }
}
