import ArgumentParser
import Foundation
import Preview

/// A size as the command line writes it: `390x844`.
struct ScreenSize {
    let value: CGSize
    /// The size as it was written.
    let word: String

    /// The size that `word` is; throws where it is none.
    init(_ word: String) throws {
        guard let size = CGSize(screen: word) else {
            throw ValidationError("not a size; give WIDTHxHEIGHT in points, both above 0, such as 390x844")
        }
        value = size
        self.word = word
    }
}
