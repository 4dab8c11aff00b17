import RenderTree

/// The appearance of a layer in transition: the old and the new picture, with the shift and opacity of each.
struct TransitionLook {
    /// The fragment of what the layer had; none where it was not drawn.
    var old = ResourceID.none
    /// In points.
    var oldSize = CGSize.zero
    /// Shifts in widths and heights of the layer.
    var oldShift = SIMD2<Double>.zero
    var newShift = SIMD2<Double>.zero
    var oldOpacity: Float = 1
    var newOpacity: Float = 1
    var isOldAbove = false
    /// Whether what covers the old picture is taken into account when it fades.
    var fadesBelow = false
}

/// A `CATransition` on its layer, with the picture of the last commit, prepared so that a frame only writes numbers.
@MainActor final class LayerTransition {
    private enum Course { case fade, moveIn, push, reveal }

    private let course: Course
    private let direction: SIMD2<Double>
    private let progress: (start: Double, end: Double)
    let pacing: Pacing
    private let ownership: ResourceOwnership?
    private let look: UnsafeMutablePointer<TransitionLook>

    /// Nil for other animations.
    init?(_ animation: CAAnimation, of layer: CALayer) {
        guard let transition = animation as? CATransition else { return nil }
        course = Self.courses[transition.type] ?? .fade
        direction = transition.subtype.flatMap { Self.directions[$0] } ?? SIMD2(1, 0)
        let start = Self.fraction(transition.startProgress, 0)
        progress = (start, max(start, Self.fraction(transition.endProgress, 1)))
        pacing = Pacing(transition)
        let context = layer.context
        let picture = context.committer.fragment(of: layer, afterUpdates: false)
        ownership = picture.map { ResourceOwnership(.fragment($0), in: context.resources) }
        look = .allocate(capacity: 1)
        look.initialize(to: TransitionLook(old: ownership?.id ?? .none, oldSize: picture?.tree.size ?? .zero))
    }

    isolated deinit {
        ownership?.releaseAfterCommit()
        look.deallocate()
    }

    private static let courses: [CATransitionType: Course] = [.moveIn: .moveIn, .push: .push, .reveal: .reveal]

    private static let directions: [CATransitionSubtype: SIMD2<Double>] = [
        .fromLeft: SIMD2(1, 0), .fromRight: SIMD2(-1, 0), .fromTop: SIMD2(0, -1), .fromBottom: SIMD2(0, 1),
    ]

    private static func fraction(_ value: Float, _ other: Double) -> Double {
        value.isFinite ? min(1, max(0, Double(value))) : other
    }

    /// Puts the transition at `moment` of a run of `duration` seconds into `state`.
    func apply(_ moment: MediaTiming.Run, of duration: CFTimeInterval, to state: LayerPointer) {
        apply(fraction: pacing.fraction(at: moment.time, of: duration), to: state)
    }

    /// Puts the transition at `fraction`, limited to 0...1, into `state`; a fraction that is not finite changes
    /// nothing.
    func apply(fraction: Double, to state: LayerPointer) {
        guard fraction.isFinite else { return }
        let way = progress.start + (progress.end - progress.start) * min(1, max(0, fraction))
        look.pointee.newShift = course == .push || course == .moveIn ? direction * (way - 1) : .zero
        look.pointee.oldShift = course == .push || course == .reveal ? direction * way : .zero
        look.pointee.newOpacity = course == .reveal ? 1 : Float(way)
        look.pointee.oldOpacity = Float(1 - way)
        look.pointee.isOldAbove = course == .reveal
        look.pointee.fadesBelow = course == .fade || course == .moveIn
        state.pointee.transition = look
        state.pointee.set(.showsTransition, true)
    }
}
