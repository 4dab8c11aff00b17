import ArgumentParser
import Motion

/// A spring as the command line writes it: `duration=0.5,bounce=0`; either part may be missing.
struct SpringArgument: ExpressibleByArgument {
    let value: Spring

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        var duration = 0.5
        var bounce = 0.0
        for part in argument.split(separator: ",") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let number = Double(pair[1]) else { return nil }
            switch pair[0] {
            case "duration": duration = number
            case "bounce": bounce = number
            default: return nil
            }
        }
        guard duration > 0, let spring = try? Spring(duration: duration, bounce: bounce) else { return nil }
        value = spring
    }
}
