import Foundation

/// The triggers that may begin a transition of screens, the likeliest first: by what takes touches, and then at a venture.
struct TriggerCandidates {
    /// The triggers that are tried at most.
    private static let limit = 48
    private var found: [TransitionTrigger] = []
    private let size: CGSize

    /// The candidates on screens that look as `survey` says, on a screen of `size` points.
    static func all(in survey: SceneSurvey?, size: CGSize) -> [TransitionTrigger] {
        var candidates = TriggerCandidates(size: size)
        let views = survey?.views ?? []
        for view in views { candidates.addDrags(on: view) }
        for swipe in Swipe.allCases { candidates.add(.swipe(swipe)) }
        for view in views { candidates.addTab(view) }
        var cells = 0
        for view in views {
            if view.targets.contains(.cell) {
                cells += 1
                guard cells <= 3 else { continue }
            }
            candidates.addTaps(on: view)
        }
        for view in views { candidates.addPresses(on: view) }
        for position in blindTaps { candidates.add(.tap("a tap", .init(position: position))) }
        return Array(candidates.found.prefix(limit))
    }

    private init(size: CGSize) { self.size = size }

    /// Positions at which screens that handle touches themselves may take one: the middle, cells and bars around it, and the
    /// corners of a bar.
    private static let blindTaps = [
        SIMD2(0.5, 0.5), SIMD2(0.25, 0.4), SIMD2(0.75, 0.6), SIMD2(0.5, 0.25), SIMD2(0.5, 0.75), SIMD2(0.5, 0.93),
        SIMD2(0.06, 0.085), SIMD2(0.93, 0.085), SIMD2(0.5, 0.06),
    ]

    private mutating func add(_ trigger: TransitionTrigger) {
        if !found.contains(trigger) { found.append(trigger) }
    }

    private func fraction(_ point: SurveyedView.Point) -> SIMD2<Double> {
        SIMD2(point.x / max(1, size.width), point.y / max(1, size.height))
    }

    private mutating func addDrags(on view: SurveyedView) {
        guard let point = view.touchPoint else { return }
        for target in view.targets {
            switch target {
            case .edgePan(let fromLeft, let fromRight):
                if fromLeft { add(.swipe(.fromLeftEdge)) }
                if fromRight {
                    let path = TouchPath(start: SIMD2(0.995, 0.5), end: SIMD2(0.05, 0.5))
                    add(.drag("a swipe left from the edge", [path]))
                }
            case .pan(let fingers): addPans(on: view, at: fraction(point), fingers: max(1, fingers))
            case .swipe: addPans(on: view, at: fraction(point), fingers: 1)
            case .pinch: addPinches(at: fraction(point))
            case .control, .cell, .scroll, .tap, .longPress, .other: break
            }
        }
    }

    /// Drags in four directions: over the whole screen where the view fills it, otherwise from where a touch reaches it.
    private mutating func addPans(on view: SurveyedView, at point: SIMD2<Double>, fingers: Int) {
        let isWide = view.frame.width > 0.7 * size.width && view.frame.height > 0.7 * size.height
        if isWide, fingers == 1 { return [Swipe.left, .right, .up, .down].forEach { add(.swipe($0)) } }
        let ends: [(name: String, end: SIMD2<Double>)] = [
            ("left", SIMD2(0.03, point.y)), ("right", SIMD2(0.97, point.y)), ("up", SIMD2(point.x, 0.03)),
            ("down", SIMD2(point.x, 0.97)),
        ]
        for (name, end) in ends where abs((end - point).sum()) > 0.15 {
            let paths = (0..<fingers).map { finger in
                let offset = SIMD2(0.06 * Double(finger), 0)
                return TouchPath(start: point + offset, end: end + offset)
            }
            add(.drag("a swipe \(name) on \(view.name)" + (fingers > 1 ? " by \(fingers) fingers" : ""), paths))
        }
    }

    private mutating func addPinches(at point: SIMD2<Double>) {
        for (name, near, far) in [("a pinch outwards", 0.08, 0.38), ("a pinch inwards", 0.38, 0.04)] {
            let paths = [-1.0, 1].map { side in
                TouchPath(start: point + SIMD2(side * near, 0), end: point + SIMD2(side * far, 0))
            }
            add(.drag(name, paths))
        }
    }

    private mutating func addTab(_ view: SurveyedView) {
        guard view.isSystem, view.name == "TabBarButton" else { return }
        let middle = SurveyedView.Point(
            x: view.frame.x + view.frame.width / 2, y: view.frame.y + view.frame.height / 2)
        add(.tap("a tap on a tab", .init(position: fraction(middle))))
    }

    private mutating func addTaps(on view: SurveyedView) {
        guard let point = view.touchPoint else { return }
        for target in view.targets {
            switch target {
            case .control, .cell: add(.tap("a tap on \(view.name)", .init(position: fraction(point))))
            case .tap(let count, let fingers):
                let name = count > 1 ? "\(count) taps on \(view.name)" : "a tap on \(view.name)"
                add(
                    .tap(
                        name,
                        .init(position: fraction(point), count: min(max(1, count), 5), fingers: min(max(1, fingers), 5))
                    ))
            case .scroll, .edgePan, .pan, .swipe, .pinch, .longPress, .other: break
            }
        }
    }

    private mutating func addPresses(on view: SurveyedView) {
        guard let point = view.touchPoint else { return }
        for case .longPress(let seconds) in view.targets {
            let duration = min(max(0, seconds), 5) + 0.2
            add(.tap("a long press on \(view.name)", .init(position: fraction(point), duration: duration)))
        }
    }
}
