import ArgumentParser
import Preview

/// The options of `segue check` for pictures that were recorded.
struct GoldenArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare moments of the transition with the pictures in this folder, in place of the checks.",
            valueName: "folder"),
        completion: .directory)
    var goldens: String?

    @Flag(help: "Record the pictures in the folder of --goldens anew, and remove stale ones.")
    var recordGoldens = false

    @Option(
        help: ArgumentHelp(
            "Record one picture of --goldens anew, as the report names it; may be given several times.",
            valueName: "name"))
    var accept: [String] = []

    @Flag(help: "Record pictures also where the variable CI is set.")
    var inCi = false

    @Option(
        parsing: .unconditional,
        help: OptionNumber.tolerance.help(
            "Steps of a colour channel, of 255, by which a pixel of --goldens may differ", value: "steps", default: "0"),
        transform: OptionNumber.tolerance.count)
    var tolerance: Int?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for a page that shows the findings, with pictures and gesture scripts, or what differs from --goldens.",
            valueName: "folder"),
        completion: .directory)
    var output: String?

    /// The options of a comparison; nil without `--goldens`.
    var options: GoldenOptions? {
        guard let goldens else { return nil }
        var options = GoldenOptions(folder: goldens)
        options.isRecording = recordGoldens
        options.accepted = accept
        options.mayRecordInCI = inCi
        options.tolerance = tolerance ?? 0
        options.output = output
        return options
    }

    func validate() throws {
        let others: [(name: String, isGiven: Bool, isOfRecording: Bool)] = [
            ("--record-goldens", recordGoldens, true), ("--accept", !accept.isEmpty, true), ("--in-ci", inCi, true),
            ("--tolerance", tolerance != nil, false), ("-o", output != nil, false),
        ]
        guard goldens != nil else {
            guard let option = others.first(where: { $0.isGiven && $0.name != "-o" }) else { return }
            throw ValidationError("\(option.name): no goldens are named; give --goldens FOLDER, or leave it out")
        }
        if goldens == "" { throw ValidationError("--goldens '': the name is empty; name a folder, such as goldens") }
        if recordGoldens, !accept.isEmpty {
            throw ValidationError("--record-goldens and --accept exclude each other; give one of them")
        }
        let isRecording = recordGoldens || !accept.isEmpty
        if inCi, !isRecording {
            throw ValidationError("--in-ci: nothing is recorded; give --record-goldens, or leave it out")
        }
        guard isRecording, let option = others.first(where: { $0.isGiven && !$0.isOfRecording }) else { return }
        throw ValidationError("\(option.name): nothing is compared while pictures are recorded; leave it out")
    }
}
