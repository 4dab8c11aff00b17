import ArgumentParser
import Motion
import Preview

/// The options of a run that moves by itself.
struct MotionArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Spring after a release: its duration in seconds and its bounce, above -1 and at most 1, such as \
            duration=0.5,bounce=0 (default: as long as the transition).
            """, valueName: "spring"), transform: SpringArgument.init)
    var spring: SpringArgument?

    @Option(help: ArgumentHelp("Motion after a release: a spring, or UIKit's own curve.", valueName: "motion"))
    var completion = CompletionName.spring

    @Option(
        parsing: .unconditional,
        help: OptionNumber.speed.help("Speed of time", value: "factor", default: "1"),
        transform: OptionNumber.speed.number)
    var speed: Double?

    /// `options` with these.
    func applied(to options: RunOptions) -> RunOptions {
        var options = options
        options.completion = completion == .uikit ? .uikit : spring.map { .spring($0.value) } ?? .transitionSpring
        options.speed = speed ?? 1
        return options
    }

    func validate() throws {
        if completion == .uikit, spring != nil {
            throw ValidationError("--spring and --completion uikit exclude each other; give one of them")
        }
    }
}

/// The words of `--completion`.
enum CompletionName: String, CaseIterable, ExpressibleByArgument {
    case spring, uikit
}
