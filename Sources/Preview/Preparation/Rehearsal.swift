import Compositor
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// A push and a presentation between two small screens that are never shown, on a stage of their own.
@MainActor final class Rehearsal {
    /// The size of the screens in points: little is drawn.
    private static let size = CGSize(width: 160, height: 120)

    private let clock = ManualClock()
    private let navigation: UINavigationController
    private let delegate = RehearsalDelegate()
    private let stage: Stage
    private let runner: FrameRunner

    /// A rehearsal at the density of `screen`.
    init(on screen: ScreenTraits, kernels: KernelSet) {
        var screen = screen
        screen.size = Self.size
        var options = Stage.Options(screen: screen)
        options.kernels = kernels
        let stage = Stage(options, imageDecoder: SDLImageDecoder(), assets: NoAssets())
        self.stage = stage
        navigation = stage.run { UINavigationController() }
        runner = FrameRunner(source: stage, output: MemoryOutput(screen: screen, kernels: kernels), capacity: 16)
    }

    /// The steps of the rehearsal, in order.
    var steps: [@MainActor () -> Void] {
        [open, { self.advance(1) }, push, { self.advance(40) }, present, { self.advance(40) }]
    }

    /// Whether a transition goes on.
    var isMoving: Bool { runner.wantsFrame }

    private func open() {
        stage.run { navigation.viewControllers = [RehearsalViewController(fonts: RehearsalViewController.usualFonts)] }
        stage.show(navigation)
    }

    private func push() {
        stage.run {
            navigation.delegate = delegate
            navigation.pushViewController(RehearsalViewController(fonts: [.systemFont(ofSize: 17)]), animated: true)
        }
        advance(1)
    }

    private func present() {
        stage.run {
            let next = RehearsalViewController(fonts: [.systemFont(ofSize: 17)])
            next.modalPresentationStyle = .custom
            next.transitioningDelegate = delegate
            navigation.present(next, animated: true)
        }
        advance(1)
    }

    /// Makes `count` frames, or fewer where nothing moves any more.
    private func advance(_ count: Int) {
        for _ in 0..<count where runner.wantsFrame {
            // A frame in memory cannot fail.
            _ = try? runner.run(FrameRequest(tick: clock.nextTick()))
        }
    }
}
