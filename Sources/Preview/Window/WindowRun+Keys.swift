import LayerTree
import SDLPlatform
import ViewKit

/// What the keys do.
extension WindowRun {
    private static let speeds = [0.1, 0.25, 0.5, 1.0]

    func perform(_ command: KeyCommand) {
        session.stage.run {
            switch command {
            case .play: play()
            case .scrub(let step): scrub(to: (scrubbed ?? 0) + step)
            case .jump(let progress): scrub(to: progress)
            case .slower: changeSpeed(by: -1)
            case .faster: changeSpeed(by: 1)
            case .toggleReducedMotion: toggleReducedMotion()
            case .toggleFrameGraph: overlay.showsGraph.toggle()
            case .toggleKeyList: overlay.showsKeys.toggle()
            case .cancel: cancel()
            case .quit: isOver = true
            }
        }
    }

    private func play() {
        guard let scene = session.scene as? TransitionScene else { return }
        if scrubbed != nil {
            scrubbed = nil
            scene.release(finishes: true)
        } else {
            scene.play()
        }
    }

    private func scrub(to progress: Double) {
        if let scene = session.scene as? TransitionScene {
            if scrubbed == nil { scene.begin() }
            guard scene.isScrubbing else { return }
        }
        let limited = min(1, max(0, progress))
        scrubbed = limited
        session.scene.show(limited)
        overlay.say("\(Int((limited * 100).rounded())) %")
    }

    private func cancel() {
        pressed = []
        session.stage.window.touches.cancelAll(at: session.stage.layers.mediaTime)
        if let scene = session.scene as? TransitionScene, scrubbed != nil {
            scrubbed = nil
            scene.release(finishes: false)
        } else {
            TransitionRegistry.current.cancel()
        }
    }

    private func changeSpeed(by step: Int) {
        let index = Self.speeds.firstIndex { $0 >= media.speed } ?? Self.speeds.count - 1
        let speed = Self.speeds[min(Self.speeds.count - 1, max(0, index + step))]
        media.setSpeed(speed, at: MonotonicTime.now())
        overlay.say("speed \(speed)")
    }

    private func toggleReducedMotion() {
        var screen = session.stage.screen
        screen.reducesMotion.toggle()
        session.stage.setScreen(screen)
        overlay.say(screen.reducesMotion ? "reduced motion" : "full motion")
    }
}
