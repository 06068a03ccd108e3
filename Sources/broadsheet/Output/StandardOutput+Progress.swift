import Glibc
import Presentation
import Scenes

extension StandardOutput: ProgressOutput {
  var canReplaceNotes: Bool { isatty(STDERR_FILENO) == 1 }
}
