import Assets
import Films
import Foundation
import Graphics

/// `segue export`: a film of a subject, a script or a recorded run.
@MainActor package struct FilmRun {
    private let source: any FilmSource
    private let format: FilmFormat
    private let options: FilmOptions
    private let environment: MachineEnvironment
    private let report: (String) -> Void

    /// A film in `format` of `source`.
    init(
        _ source: any FilmSource, format: FilmFormat, options: FilmOptions, environment: MachineEnvironment,
        report: @escaping (String) -> Void
    ) {
        self.source = source
        self.format = format
        self.options = options
        self.environment = environment
        self.report = report
    }

    /// A film in `format` of `subject`, which moves by `script` or as `options` say; `report` gets messages, one a call.
    package init(
        _ subject: Subject, script: GestureScript? = nil, format: FilmFormat, options: FilmOptions, run: RunOptions,
        environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws {
        try options.check(for: format, run: run, hasScript: script != nil)
        var run = run
        run.refreshRate = run.refreshRate ?? format.standardRate
        if let script { run.follow(script.header) }
        let plan = try RunPlan(subject, options: run, isHeadless: true)
        let motion = try Self.motion(
            of: subject, script, options, rate: run.refreshRate ?? format.standardRate, speed: run.speed)
        self.init(
            SubjectFilm(plan, motion: motion, options: options, report: report), format: format, options: options,
            environment: environment, report: report)
    }

    /// Seconds in which a film by progress goes from the start to the end.
    private static let progressSeconds = 1.0

    private static func motion(
        of subject: Subject, _ script: GestureScript?, _ options: FilmOptions, rate: Double, speed: Double
    ) throws -> SubjectFilm.Motion {
        if let script { return .script(script) }
        if let progress = options.progress { return .progress([progress]) }
        if let strip = options.strip { return .progress(FilmStrip.progress(count: strip)) }
        switch options.motion ?? .progress {
        case .time: return .time(andBack: options.goesBack)
        case .gesture:
            guard let file = GestureFile.url(named: subject.gestureName) else {
                throw PreviewError(
                    place: "--motion gesture", problem: "no drag comes with \(subject.name)",
                    remedy: "give a gesture script in its place, or leave --motion out", status: .usage)
            }
            return .script(try GestureScript(contentsOf: file.path))
        case .progress:
            let count = max(2, Int((Self.progressSeconds * rate / speed).rounded()))
            guard options.goesBack else { return .progress(FilmStrip.progress(count: count)) }
            let progress = WorkloadProgress(frameCount: 2 * count)
            return .progress((0..<2 * count).map { progress[$0] })
        }
    }

    /// Writes the film to `path`, which is taken literally, and returns a line about it.
    package func export(to path: String) throws -> String {
        try Interruption.whileHeard {
            let canvas = try FilmCanvas(
                width: source.width, height: source.height, scale: source.scale, options: options, format: format)
            if format == .png { return try writePicture(to: path, on: canvas) }
            let description = FilmDescription(
                width: canvas.width, height: canvas.height, frameRate: source.rate, hasAlpha: canvas.hasAlpha)
            let writer = try FilmFiles(
                path: path, title: source.title, format: format, environment: environment, report: report
            )
            .writer(of: description) { add in try play(on: canvas) { try add($0.image) } }
            var summary = FilmSummary(description)
            try play(on: canvas) { frame in
                try writer.append(frame)
                summary.append(frame)
            }
            guard summary.frames > 0 else { throw Self.emptiness(options) }
            try writer.finish()
            return "\(path): \(summary)"
        }
    }

    /// Makes the frames of the film one after the other.
    private func play(on canvas: FilmCanvas, _ take: (FilmFrame) throws -> Void) throws {
        var cut = FilmCut<(image: CGImage, state: FilmState)>(
            rate: source.rate, range: options.range, hold: options.hold)
        var index = 0
        func forward(_ timed: FilmCut<(image: CGImage, state: FilmState)>.Timed?) throws {
            guard let timed else { return }
            try take(FilmFrame(timed.frame.image, start: timed.start, end: timed.end, state: timed.frame.state))
        }
        try source.play { image, state in
            try forward(cut.append((canvas.image(around: image), state), index: index))
            index += 1
            return !cut.isOver(at: index)
        }
        try forward(cut.finish())
    }

    /// Writes the one picture, or the strip of several.
    private func writePicture(to path: String, on canvas: FilmCanvas) throws -> String {
        let file = try ResultFile(path: path)
        var images: [CGImage] = []
        try source.play { image, _ in
            images.append(canvas.image(around: image))
            return true
        }
        let strip = options.strip.map(FilmStrip.progress)
        guard let first = images.first else { throw Self.emptiness(options) }
        let picture =
            try strip.map { try FilmStrip.image(frames: images, labels: $0.map(FilmStrip.label(progress:))) } ?? first
        try file.write(picture)
        return "\(path): \(picture.width)x\(picture.height) pixels"
    }

    private static func emptiness(_ options: FilmOptions) -> PreviewError {
        PreviewError(
            place: options.range.map { "--range \($0.lowerBound)-\($0.upperBound)" },
            problem: "the film has no frame in it", remedy: "give seconds within the film, or leave --range out",
            status: .usage)
    }
}
