import Foundation
import TestSupport

@testable import ViewKit

/// Views with recognizers of every kind, in random relations, and touches that do random things; a seed tells which.
@MainActor final class GestureRig: NSObject, UIGestureRecognizerDelegate {
    let host = TestHost()
    private(set) var recognizers: [UIGestureRecognizer] = []
    /// The failure requirements between recognizers.
    private(set) var requirements: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
    private var shared: Set<Set<ObjectIdentifier>> = []
    /// The states of which each recognizer's target heard.
    private(set) var heard: [String: [UIGestureRecognizer.State]] = [:]
    /// The phases of which views heard, by touch.
    private(set) var told: [ObjectIdentifier: [UITouch.Phase]] = [:]
    /// Keeps touches, so that their identities stay theirs.
    private var touches: [UITouch] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }
    private var random: RepeatableNumbers
    /// Whether long presses and multiple taps take part, which frames that come late change.
    private let isTimed: Bool
    private var samples: [TouchSample] = []

    init(seed: UInt64, recognizers count: Int = 6, isTimed: Bool = true) {
        random = RepeatableNumbers(seed: seed)
        self.isTimed = isTimed
        super.init()
        let outer = RecordingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = RecordingView(frame: CGRect(x: 40, y: 40, width: 120, height: 120))
        let leaf = RecordingView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
        inner.addSubview(leaf)
        outer.addSubview(inner)
        let views = [outer, inner, leaf]
        for view in views {
            view.rig = self
            view.isMultipleTouchEnabled = random.below(2) == 0
            view.isExclusiveTouch = random.below(6) == 0
        }
        host.show(outer)
        for index in 0..<count { add(index, to: views[random.below(views.count)]) }
        for recognizer in recognizers { relate(recognizer) }
        makeSamples()
    }

    private func add(_ index: Int, to view: UIView) {
        let (name, recognizer) = make(random.below(isTimed ? 8 : 5))
        recognizer.name = "\(name)\(index)"
        recognizer.delegate = self
        recognizer.cancelsTouchesInView = random.below(4) > 0
        recognizer.delaysTouchesBegan = random.below(4) == 0
        recognizer.delaysTouchesEnded = random.below(4) > 0
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    private func make(_ kind: Int) -> (String, UIGestureRecognizer) {
        switch kind {
        case 0:
            let pan = UIPanGestureRecognizer(target: self, action: GestureRig.pan)
            pan.minimumNumberOfTouches = 1 + random.below(2)
            return ("pan", pan)
        case 1:
            let edge = UIScreenEdgePanGestureRecognizer(target: self, action: GestureRig.edge)
            edge.edges = [.left, .top]
            return ("edge", edge)
        case 2: return ("pinch", UIPinchGestureRecognizer(target: self, action: GestureRig.pinch))
        case 3: return ("turn", UIRotationGestureRecognizer(target: self, action: GestureRig.turn))
        case 4:
            let tap = UITapGestureRecognizer(target: self, action: GestureRig.tap)
            tap.numberOfTouchesRequired = 1 + random.below(2)
            return ("tap", tap)
        case 5:
            let swipe = UISwipeGestureRecognizer(target: self, action: GestureRig.swipe)
            swipe.direction = [.left, .right, .up, .down]
            return ("swipe", swipe)
        case 6:
            let press = UILongPressGestureRecognizer(target: self, action: GestureRig.press)
            press.minimumPressDuration = [0, 0.1, 0.5][random.below(3)]
            return ("press", press)
        default:
            let tap = UITapGestureRecognizer(target: self, action: GestureRig.tap)
            tap.numberOfTapsRequired = 2
            return ("double", tap)
        }
    }

    private func relate(_ recognizer: UIGestureRecognizer) {
        let other = recognizers[random.below(recognizers.count)]
        guard other !== recognizer else { return }
        switch random.below(3) {
        case 0:
            // Circles are left out here: one of a circle does not wait.
            guard requirements[ObjectIdentifier(other)] == nil else { return }
            recognizer.require(toFail: other)
            requirements[ObjectIdentifier(recognizer), default: []].append(other)
        case 1: shared.insert([ObjectIdentifier(recognizer), ObjectIdentifier(other)])
        default: break
        }
    }

    /// Up to three fingers that come, wander, and go, some of them lost.
    private func makeSamples() {
        var time = 0.0
        var places: [Int: SIMD2<Double>] = [:]
        for _ in 0..<80 {
            time += [0.004, 0.016, 0.03, 0.2][random.below(4)]
            let pointer = 1 + random.below(3)
            if let place = places[pointer] {
                let ends = random.below(6)
                let step = SIMD2(Double(random.below(61)) - 30, Double(random.below(61)) - 30)
                places[pointer] = ends < 2 ? nil : place + step
                let phase: TouchSample.Phase =
                    ends > 1 ? .moved : ends == 1 && random.below(3) == 0 ? .cancelled : .ended
                add(phase, pointer, ends < 2 ? place : place + step, time)
            } else {
                let place = SIMD2(Double(random.below(200)), Double(random.below(200)))
                places[pointer] = place
                add(.began, pointer, place, time)
            }
        }
        for (pointer, place) in places.sorted(by: { $0.key < $1.key }) { add(.ended, pointer, place, time + 0.01) }
    }

    private func add(_ phase: TouchSample.Phase, _ pointer: Int, _ place: SIMD2<Double>, _ time: Double) {
        samples.append(TouchSample(pointer: pointer, phase: phase, location: place, timestamp: time))
    }

    /// Plays the samples, so many in a frame, and then waits for everything to come to rest.
    func play(batch: Int? = nil) {
        var rest = samples[...]
        while !rest.isEmpty {
            let part = rest.prefix(batch ?? 1 + random.below(4))
            rest = rest.dropFirst(part.count)
            host.layers.mediaTime = part.last?.timestamp ?? 0
            host.window.handle(Array(part))
            host.frame(at: host.layers.mediaTime)
        }
        host.frame(at: host.layers.mediaTime + 1)
        host.frame(at: host.layers.mediaTime + 2)
    }

    /// Whether `sender`, whose target hears of it, was found to be its gesture just now.
    func isRecognition(_ sender: UIGestureRecognizer) -> Bool {
        let isDiscrete = sender is UITapGestureRecognizer || sender is UISwipeGestureRecognizer
        return sender.state == (isDiscrete ? .ended : .began)
    }

    func mayShare(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        shared.contains([ObjectIdentifier(a), ObjectIdentifier(b)])
            // The taps of a double tap may be single ones as well.
            || a is UITapGestureRecognizer && b is UITapGestureRecognizer
    }

    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        for touch in touches {
            self.touches.append(touch)
            told[ObjectIdentifier(touch), default: []].append(phase)
        }
    }

    private func hear(_ sender: UIGestureRecognizer) {
        heard[sender.name ?? "", default: []].append(sender.state)
        onAction(sender)
    }

    private func pan(_ sender: UIPanGestureRecognizer) { hear(sender) }
    private func edge(_ sender: UIScreenEdgePanGestureRecognizer) { hear(sender) }
    private func pinch(_ sender: UIPinchGestureRecognizer) { hear(sender) }
    private func turn(_ sender: UIRotationGestureRecognizer) { hear(sender) }
    private func tap(_ sender: UITapGestureRecognizer) { hear(sender) }
    private func press(_ sender: UILongPressGestureRecognizer) { hear(sender) }
    private func swipe(_ sender: UISwipeGestureRecognizer) { hear(sender) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { mayShare(gestureRecognizer, otherGestureRecognizer) }
}

/// Tells the rig of its touches and keeps them to itself.
private final class RecordingView: UIView {
    weak var rig: GestureRig?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rig?.note(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rig?.note(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rig?.note(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rig?.note(.cancelled, touches) }
}
