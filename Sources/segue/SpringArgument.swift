import ArgumentParser
import Motion

/// A spring as the command line writes it: `duration=0.5,bounce=0`; either part may be missing.
struct SpringArgument {
    let value: Spring

    /// The spring that `word` is; throws where it is none.
    init(_ word: String) throws {
        var duration = 0.5
        var bounce = 0.0
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false)
            guard pair.count == 2, let number = Double(pair[1]) else { throw Self.fault("not a spring") }
            switch pair[0] {
            case "duration": duration = number
            case "bounce": bounce = number
            default: throw Self.fault("not a spring")
            }
        }
        guard duration > 0, let spring = try? Spring(duration: duration, bounce: bounce) else {
            throw Self.fault("out of range")
        }
        value = spring
    }

    private static func fault(_ problem: String) -> ValidationError {
        ValidationError(
            "\(problem); give a duration in seconds above 0 and a bounce above -1 and at most 1, "
                + "such as duration=0.5,bounce=0")
    }
}
