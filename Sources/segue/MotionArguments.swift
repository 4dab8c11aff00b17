import ArgumentParser
import Motion
import Preview

/// The options of a run that moves by itself.
struct MotionArguments: ParsableArguments {
    @Option(help: "The spring after a release, such as duration=0.5,bounce=0 (default: as long as the transition).")
    var spring: SpringArgument?

    @Option(help: "What takes over at release: a spring, or UIKit's own curve.")
    var completion = CompletionName.spring

    @Option(help: "The speed of time: 1, 0.5, 0.25 or 0.1.")
    var speed: PositiveNumber?

    /// `options` with these.
    func applied(to options: RunOptions) -> RunOptions {
        var options = options
        options.completion = completion == .uikit ? .uikit : spring.map { .spring($0.value) } ?? .transitionSpring
        options.speed = speed?.value ?? 1
        return options
    }

    func validate() throws {
        if completion == .uikit, spring != nil {
            throw ValidationError("--spring and --completion uikit exclude each other: give one of them.")
        }
        if let speed = speed?.value, !RunOptions.speeds.contains(speed) {
            throw ValidationError("--speed \(speed): give 0.01 to 100.")
        }
    }
}

/// The words of `--completion`.
enum CompletionName: String, CaseIterable, ExpressibleByArgument {
    case spring, uikit
}
