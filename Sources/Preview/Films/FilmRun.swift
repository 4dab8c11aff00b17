import Assets
import Files
import Films
import Foundation
import Graphics
import Recorder

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
        if script?.motions.contains(where: \.motion.isResize) == true {
            throw PreviewError(
                place: "export \(subject.name)", problem: "the script changes the size of the screen in the middle",
                remedy: "leave its rows with a size out", status: .usage)
        }
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

    /// A film in `format` of the recorded `run` of `subject`, rendered anew by its `gesture`, with the times that its frames
    /// took.
    package init(
        replaying recorded: RecordedFilm, _ gesture: GestureScript, on subject: Subject, format: FilmFormat,
        options: FilmOptions, run: RunOptions, environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws {
        var run = run
        // GIF has rates of its own.
        if format == .gif { run.refreshRate = run.refreshRate ?? format.standardRate }
        run.follow(recorded.run.conditions)
        let film = try FilmRun(
            subject, script: gesture, format: format, options: options, run: run, environment: environment,
            report: report)
        let source = MeasuredFilm(film.source, speed: run.speed, frames: RecordedFrame.all(of: recorded.run))
        self.init(source, format: format, options: options, environment: environment, report: report)
    }

    /// A film in `format` of the pictures of the run `recorded`, which cannot be rendered anew.
    package init(
        picturesOf recorded: RecordedFilm, format: FilmFormat, options: FilmOptions, run: RunOptions,
        environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws {
        try options.check(for: format, run: run, hasScript: true)
        try options.checkPictures()
        let rate = run.refreshRate ?? (format == .gif ? format.standardRate : recorded.run.conditions.refreshRate)
        let source = try PictureFilm(of: recorded.run, in: recorded.folder, rate: max(1, min(rate, 1_000)))
        report(
            "\(recorded.path): it cannot be rendered anew; the film is made of its pictures, at \(Int(rate)) a second")
        self.init(source, format: format, options: options, environment: environment, report: report)
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

    /// Writes the film to `path`, which is taken literally, beside `other` on one page where there is one, and returns a line
    /// about it.
    ///
    /// `show` gets how far it is, nil at the end.
    package func export(
        to path: String, beside other: FilmRun? = nil, show: @escaping (String?) -> Void = { _ in }
    ) throws -> String {
        defer { show(nil) }
        do {
            return try Interruption.whileHeard {
                if format == .png { return try writePicture(to: path, on: canvas()) }
                let files = FilmFiles(
                    path: path, title: source.title, format: format, environment: environment, report: report)
                return try other.map { try write(to: files, beside: $0, show) } ?? write(to: files, show)
            }
        } catch let error as FileError {
            throw PreviewError.unwritable(path, error)
        }
    }

    private func write(to files: FilmFiles, _ show: @escaping (String?) -> Void) throws -> String {
        let summary = try write { description in
            try files.writer(of: description) { add in
                try play(FilmMeter(source, "colours of frame", show)) { try add($0.image) }
            }
        } show: {
            show($0)
        }
        return "\(files.path): \(summary)"
    }

    /// Writes a page with this film and `other`.
    private func write(
        to files: FilmFiles, beside other: FilmRun, _ show: @escaping (String?) -> Void
    ) throws -> String {
        let page = try files.page(title: "\(source.title) and \(other.source.title)", count: 2)
        let first = try write {
            try page.track($0, title: source.title)
        } show: {
            show("first film, \($0 ?? "")")
        }
        let second = try other.write {
            try page.track($0, title: other.source.title)
        } show: {
            show("second film, \($0 ?? "")")
        }
        try page.finish()
        return "\(files.path): \(first), and \(second)"
    }

    private func canvas() throws(PreviewError) -> FilmCanvas {
        try FilmCanvas(
            width: source.width, height: source.height, scale: source.scale, options: options, format: format)
    }

    /// Writes the frames with the writer that `make` gives for their description.
    private func write(
        _ make: (FilmDescription) throws -> any FilmWriter, show: @escaping (String?) -> Void
    ) throws -> FilmSummary {
        let canvas = try canvas()
        let description = FilmDescription(
            width: canvas.width, height: canvas.height, frameRate: source.rate, hasAlpha: canvas.hasAlpha)
        let writer = try make(description)
        var summary = FilmSummary(description)
        try play(FilmMeter(source, "frame", show)) { frame in
            try writer.append(frame)
            summary.append(frame)
        }
        guard summary.frames > 0 else { throw Self.emptiness(options) }
        try writer.finish()
        return summary
    }

    /// Makes the frames of the film one after the other.
    private func play(_ meter: FilmMeter, _ take: @escaping (FilmFrame) throws -> Void) throws {
        let canvas = try canvas()
        var meter = meter
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
            meter.advance()
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
