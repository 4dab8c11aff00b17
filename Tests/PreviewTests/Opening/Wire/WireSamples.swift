import LayerTree
import Recorder
import RenderTree
import SDLPlatform
import Transitions
import ViewKit

@testable import Preview

/// Messages of every kind.
enum WireSamples {
    private static let tick = FrameTick(timestamp: 1.5, targetTimestamp: 1.75)
    private static let screen: ScreenTraits = {
        var settings = UserSettings()
        settings.isDark = true
        var screen = ScreenTraits(
            size: CGSize(width: 390, height: 844), scale: 3, maximumFramesPerSecond: 120, settings: settings)
        screen.insets = ScreenInsets(top: 47, left: 1, bottom: 34, right: 2)
        return screen
    }()

    static var requests: [SceneRequest] {
        let samples: [SceneRequest] = TouchSample.Phase.allCases.flatMap { phase in
            [UITouch.TouchType.direct, .indirectPointer].map { type in
                .send(TouchSample(pointer: 2, phase: phase, location: SIMD2(3, -4.5), timestamp: 7, type: type))
            }
        }
        let commands: [KeyCommand] = [.play, .scrub(by: -0.1), .jump(to: 1), .row(-1), .open, .back, .cancel]
        let plain: [SceneRequest] = [
            .setScreen(SceneRequest.Screen(screen)), .begin(tick), .frame(tick), .takeInput, .performMainThreadWork,
            .turnWheel(distance: SIMD2(0, 60), point: SIMD2(195, 422)), .show(0.5), .scrubTo(0.25), .scrubBy(-0.01),
            .play, .cancel, .beginReplay, .endReplay, .survey, .animations, .skipAnimations,
            .setCompletion(.uikit), .setCompletion(.transitionSpring), .setCompletion(.immediate),
            .setCompletion(.spring(mass: 1, stiffness: 100, damping: 20)),
            .setMuted(layer: 7, keyPath: KeyPathDigest("position"), true),
            .key(EditingKey(.moveLeft, extends: true, byWord: false)),
        ]
        let texts = SceneRequest.requests(for: .paste(String(repeating: "caf\u{E9} ", count: 20)))
        return plain + samples + commands.map(SceneRequest.take) + texts
    }

    static var replies: [SceneReply] {
        var full = SceneReply()
        full.result = 0.5
        full.wantsFrames = true
        full.nextDueTime = 12
        full.hasPendingWork = true
        full.transition = transition
        full.isGestureGoingOn = true
        full.isPlaying = true
        full.takesText = true
        full.caretArea = CGRect(x: 1, y: 2, width: 3, height: 4)
        full.cost = RemoteCost(
            cpuTime: 99, allocations: 7, work: FrameWork(decodedImages: 1, shapedTexts: 2, rasterizedPictures: 3))
        var times = SceneReply.Times()
        for (index, stage) in SceneReply.Times.stages.enumerated() { times.ends[stage] = Int64(100 + index) }
        times.transitionAtInput = transition
        full.times = times
        full.events = [
            .report("a.swift:1: so; do"), .feedback("light"), .copy(""), .style(.modal),
            .release(
                ReleaseRecord(
                    time: 1, progress: 0.5, velocity: 2, firstProgress: 0.5, firstVelocity: 2, finishes: true,
                    projected: 1, threshold: 0.5, travel: nil)),
        ]
        var survey = SceneSurvey()
        survey.hits = [3, nil]
        survey.screens = [SceneSurvey.SurveyedScreen(id: 3, name: "Root", view: nil)]
        full.survey = survey
        full.animations = timeline
        return [SceneReply(), full]
    }

    private static let transition = TransitionStatus(
        number: 3, progress: 1.02, velocity: -2, isInteractive: true, leadsBack: true)

    private static let timeline: AnimationTimeline = {
        var endless = AnimationBar.sample(begin: -0.5)
        endless.repeatCount = .infinity
        endless.kind = .keyframes
        endless.isAdditive = true
        endless.isMuted = true
        endless.keyTimes = [0, 0.25, 1]
        endless.from = AnimationBar.Value(numbers: [12, 40], text: "(12, 40)")
        var timeline = AnimationTimeline(transition: 3, origin: 1.25, duration: 0.45)
        timeline.rows = [
            AnimationRow(
                layer: 7, depth: 2, name: "Caf\u{E9}", property: "Root.card", isSnapshot: true, keyPath: "position",
                frame: CGRect(x: -1, y: 2, width: 3, height: 4), bars: [.sample(begin: 0.1), endless])
        ]
        timeline.omittedRows = 5
        timeline.omittedBars = 6
        return timeline
    }()

    /// The bytes that `write` writes.
    static func bytes(_ write: (inout ByteWriter) throws -> Void) throws -> [UInt8] {
        let buffer = ByteBuffer()
        var writer = try buffer.writer()
        try write(&writer)
        return Array(writer.bytes)
    }
}
