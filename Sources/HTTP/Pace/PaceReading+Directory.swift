extension PaceReading {
  /// Readings of all hosts in `directory`, a `PacedClient`'s, by name. Changes nothing.
  /// - Parameters:
  ///   - now: seconds since 1970.
  ///   - pace: the rule for a host; nil to leave it out.
  public static func all(
    in directory: String, now: Double, pace: (_ host: String) -> HostPace?
  ) -> [PaceReading] {
    // What is counted separately has a limit of its own, which is not one a minute.
    PaceFile.hosts(in: directory).filter { !$0.contains(HostPace.separateMark) }.compactMap { host in
      guard let pace = pace(host), let state = PaceFile(existing: host, in: directory).read() else {
        return nil
      }
      return state.reading(of: host, pace, now: now)
    }
  }
}
