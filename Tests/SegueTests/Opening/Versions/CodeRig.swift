import Foundation
import LiveCode
import Recorder
import SDLPlatform
import TestSupport
import ViewKit

@testable import Preview

/// The window's side of opened code, whose versions run in either form.
@MainActor final class CodeRig {
    let stage: CodeStage
    private(set) var reports: [String] = []
    private(set) var releases: [ReleaseRecord] = []
    private let versions: any TestVersions
    private var frameCount = 0

    /// A stage of the version "first", live as in a window.
    convenience init(_ form: VersionForm) throws {
        switch form {
        case .inProcess: try self.init(InProcessVersions(.prompt))
        case .spawned: try self.init(SpawnedVersions())
        }
    }

    /// A stage of the first of `versions`, live as in a window or not.
    init(_ versions: any TestVersions, isLive: Bool = true) throws {
        self.versions = versions
        let code = try CodeSubject(
            versions.project, sources: versions.project.sourcesResult, version: .success(versions.first),
            forward: { _ in }, complain: { _ in })
        var plan = try RunPlan(.code(code), options: RunOptions(), isHeadless: true)
        plan.isLive = isLive
        stage = try CodeStage(
            code, options: plan.codeOptions, on: plan.screen, children: versions.children, builds: versions.builds)
        stage.onReport = { [weak self] in self?.reports.append($0) }
        stage.onRelease = { [weak self] in self?.releases.append($0) }
    }

    /// The machine's time.
    var time: Double { versions.children.now() }

    var counts: (launched: Int, ended: Int) { versions.counts }
    var message: CodeMessage? { stage.messages.current }

    /// Whether the message that covers the picture has `words`.
    func says(_ words: String) -> Bool { message?.text.contains(words) ?? false }

    func save(_ name: String?) throws { try versions.save(name) }

    func setBehaviour(_ behaviour: VersionBehaviour) throws { try versions.setBehaviour(behaviour) }

    /// Runs the loop of the window for so many refreshes of the display; `input` comes before each.
    func run(_ count: Int = 1, input: () -> Void = {}) throws {
        for _ in 0..<count {
            versions.passRefresh()
            frameCount += 1
            let tick = FrameTick(timestamp: Double(frameCount) / 60, targetTimestamp: Double(frameCount + 1) / 60)
            stage.begin(tick)
            stage.performMainThreadWork()
            input()
            if stage.wantsFrames { try stage.frame(tick, input: {}, stageDidEnd: { _, _ in }) }
        }
    }

    /// Runs the loop until `condition` holds; false where it does not within a minute.
    func run(until condition: () -> Bool) throws -> Bool {
        let deadline = time + 60
        while !condition() {
            guard time < deadline else { return false }
            try run()
        }
        return true
    }

    /// Brings the transition to `progress`.
    func scrub(to progress: Double) throws {
        try run { _ = stage.call(.scrubTo(progress)) }
        try run()
    }

    /// Moves the finger to a place across the middle of the screen.
    func touch(_ phase: TouchSample.Phase, atX x: Double) throws {
        try run {
            stage.send(
                TouchSample(
                    pointer: 0, phase: phase, location: SIMD2(x, 420), timestamp: Double(frameCount) / 60))
        }
    }

    /// Presses at the right edge, and drags the transition a good part of its way.
    func drag() throws {
        try touch(.began, atX: 340)
        for x in stride(from: 330.0, through: 170, by: -10) { try touch(.moved, atX: x) }
    }
}

extension CodeProject {
    fileprivate var sourcesResult: Result<SourceProject, PreviewError> {
        Result { () throws(PreviewError) in try sources() }
    }
}
