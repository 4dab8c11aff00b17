/// A message about the user's code that covers its picture.
struct CodeMessage: Hashable, Sendable {
    /// The lines of the message, such as those of a compiler.
    var text: String
    /// Whether no code runs any more; otherwise the last good version can still be used.
    var isFatal: Bool

    init(_ error: any Error, isFatal: Bool) {
        text = "\(error)"
        self.isFatal = isFatal
    }
}
