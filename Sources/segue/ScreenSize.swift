import ArgumentParser
import Foundation
import Preview

/// A size as the command line writes it: `390x844`.
struct ScreenSize: ExpressibleByArgument {
    let value: CGSize
    /// The size as it was written.
    let word: String

    init?(argument: String) {
        guard let size = CGSize(screen: argument) else { return nil }
        value = size
        word = argument
    }
}
