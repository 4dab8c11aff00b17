import Assets
import Foundation
import Recorder
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The loop that every command shares.
@MainActor struct PreviewSessionTests {
    private func session(_ name: String = "magic-move") throws -> PreviewSession {
        var options = RunOptions()
        options.size = CGSize(width: 98, height: 211)
        return try PreviewSession(RunPlan(Subject(named: name), options: options, isHeadless: true))
    }

    private func drag(_ name: String) throws -> Playback {
        let url = try #require(GestureFile.url(named: name))
        return .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
    }

    /// Takes records until one of them is too many.
    @MainActor private final class CountingSink: FrameSink {
        let isRequired: Bool
        let limit: Int
        private(set) var count = 0

        init(limit: Int = .max, isRequired: Bool = true) {
            self.limit = limit
            self.isRequired = isRequired
        }

        func append(_ record: FrameRecord, from runner: FrameRunner) throws {
            count += 1
            if count > limit {
                throw PreviewError(place: "sink", problem: "it is full", remedy: "make fewer frames")
            }
        }

        func finish() -> [String] { ["\(count) frames"] }
    }

    /// The frames of a session that has `progress` to show and is given `frames`, and whether it was over then.
    struct Row: Sendable {
        var progress: [Double]
        var frames: Int?
        var made: Int
        var isOver: Bool
    }

    @Test(arguments: [
        Row(progress: [0, 0.5, 1], frames: nil, made: 3, isOver: true),
        Row(progress: [0, 0.5, 1], frames: 2, made: 2, isOver: false),
        Row(progress: [0, 0.5, 1], frames: 3, made: 3, isOver: true),
        Row(progress: [0, 0.5, 1], frames: 9, made: 3, isOver: true),
        Row(progress: [0.5], frames: nil, made: 1, isOver: true),
        Row(progress: [], frames: nil, made: 1, isOver: true),
    ])
    func itEndsWithItsPlaybackOrItsFrames(_ row: Row) throws {
        let session = try session("w2")
        session.playback = .progress(row.progress[...])
        let sink = CountingSink()
        session.sinks = [sink]
        #expect(try session.play(frames: row.frames) == ["\(row.made) frames"])
        #expect(sink.count == row.made && session.isOver == row.isOver)
    }

    /// An animator that completes with the next block of the main queue after `delay`, or never.
    private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        let delay: Double?

        init(delay: Double?) { self.delay = delay }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            guard let delay else { return }
            ViewKit.DispatchQueue.main.asyncAfter(deadline: .now() + delay) { context.completeTransition(true) }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test(arguments: [0.5, nil]) func aTransitionAtRestIsCompletedBeforeTheEnd(delay: Double?) throws {
        let session = try session("push")
        var reports: [String] = []
        session.stage.layers.faults.onReport = { reports.append($0) }
        let navigation = try #require(session.stage.window.rootViewController as? UINavigationController)
        let animator = LateAnimator(delay: delay)
        session.playback = .progress([])
        session.stage.run {
            navigation.delegate = animator
            navigation.pushViewController(UIViewController(), animated: true)
        }
        _ = try session.play()
        #expect(!session.stage.layers.transitions.isTransitioning)
        #expect(reports.count == (delay == nil ? 1 : 0) && navigation.viewControllers.count == 2)
        #expect(session.runner.records.count < 10, "frames in which nothing moves are not made")
    }

    @Test func aSessionReportsTheFaultsOfTheLaunch() {
        let stage = Stage(
            Stage.Options(screen: ScreenTraits(size: CGSize(width: 98, height: 211), scale: 1)),
            imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        let controller = stage.run { UIViewController() }
        stage.run { controller.present(controller, animated: true) }
        var reports: [String] = []
        stage.onReport = { reports.append($0) }
        #expect(reports.count == 1)
        stage.run { controller.present(controller, animated: true) }
        #expect(reports.count == 1, "each message counts once")
    }

    @Test func aClosedSessionMakesNoFrame() throws {
        let session = try session("w2")
        session.close()
        try session.run(frames: 3)
        #expect(session.runner.records.isEmpty && session.isOver)
    }

    @Test func aSinkThatFailsEndsTheSessionWhereItIsRequired() throws {
        let session = try session("w2")
        session.playback = .thereAndBack(frames: 5)
        let others = [CountingSink(limit: 2, isRequired: false), CountingSink()]
        session.sinks = others
        #expect(try session.play() == ["5 frames"])
        #expect(others.map(\.count) == [3, 5], "the other one was given up")
        let failing = try self.session("w2")
        failing.playback = .thereAndBack(frames: 5)
        failing.sinks = [CountingSink(limit: 2)]
        #expect(throws: PreviewError.self) { try failing.play() }
        #expect(failing.runner.records.appendedCount == 3)
    }

    /// The picture of a session does not depend on other sessions of its process.
    @Test func sessionsInTurnGiveTheFramesOfEachAlone() throws {
        struct Frame: Hashable {
            var progress: Double?
            var picture: Data
        }
        func frame(of session: PreviewSession) throws -> Frame {
            _ = try session.step()
            return Frame(
                progress: session.runner.records.last?.progress, picture: try session.runner.image.pngData())
        }
        let names = ["page-curl", "card"]
        let alone = try names.map { name in
            let session = try session(name)
            session.playback = try drag(name)
            return try (0..<120).map { _ in try frame(of: session) }
        }
        let sessions = try names.map { try session($0) }
        for (name, session) in zip(names, sessions) { session.playback = try drag(name) }
        var inTurn: [[Frame]] = names.map { _ in [] }
        for _ in 0..<120 {
            for (index, session) in sessions.enumerated() { inTurn[index].append(try frame(of: session)) }
        }
        #expect(inTurn == alone)
        #expect(alone.allSatisfy { Set($0).count > 20 })
    }
}
