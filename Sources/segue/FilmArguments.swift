import ArgumentParser
import Preview

/// The options of a film.
struct FilmArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Motion of the film: the progress, evenly; time, as a tap makes it play; or the gesture that comes with the "
                + "subject (default: progress).", valueName: "name"))
    var motion: FilmOptions.Motion?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.progress.help("Progress of the one moment of a PNG", value: "progress"),
        transform: OptionNumber.progress.number)
    var progress: Double?

    @Option(
        parsing: .unconditional, help: OptionNumber.strip.help("Frames of the film strip of a PNG", value: "count"),
        transform: OptionNumber.strip.count)
    var strip: Int?

    @Option(
        help: ArgumentHelp("Seconds of the film to keep, such as 0.5-1.5 (default: all).", valueName: "from-to"),
        transform: SecondsRange.init)
    var range: SecondsRange?

    @Flag(help: "Go back to the start.")
    var thereAndBack = false

    @Option(
        parsing: .unconditional,
        help: OptionNumber.hold.help(
            "Seconds for which the first and the last frame stay longer", value: "seconds", default: "0"),
        transform: OptionNumber.hold.number)
    var hold: Double?

    @Flag(help: "Draw the frame of a device around the screen.")
    var deviceFrame = false

    @Option(
        help: ArgumentHelp(
            "Background of the device frame: white, black, transparent, or a colour such as #2f6f4f (default: "
                + "transparent where the format can be, otherwise white).", valueName: "color"),
        transform: BackgroundColor.init)
    var background: BackgroundColor?

    @Flag(help: "Mark the touches.")
    var finger = false

    @Flag(help: "Show the progress and the figures of the last release.")
    var overlay = false

    /// The options as Preview takes them.
    var options: FilmOptions {
        var options = FilmOptions()
        options.motion = motion
        options.progress = progress
        options.strip = strip
        options.range = range?.value
        options.goesBack = thereAndBack
        options.hold = hold ?? 0
        options.hasDeviceFrame = deviceFrame
        options.background = background?.value
        options.showsFinger = finger
        options.showsOverlay = overlay
        return options
    }
}

extension FilmOptions.Motion: ExpressibleByArgument {}
