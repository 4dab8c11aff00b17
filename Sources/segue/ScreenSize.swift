import ArgumentParser
import Foundation

/// A size as the command line writes it: `390x844`.
struct ScreenSize: ExpressibleByArgument {
    let value: CGSize

    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
            width.isFinite, height.isFinite
        else { return nil }
        value = CGSize(width: width, height: height)
    }
}
