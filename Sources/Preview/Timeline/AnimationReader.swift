import LayerTree
import ViewKit

/// Reads the animations of a stage, and mutes them; does nothing unless it is asked.
///
/// It keeps nothing alive that it looks at.
@MainActor final class AnimationReader {
    private unowned let layers: LayerContext
    /// The window, which a program may replace.
    private let window: () -> UIWindow
    private let numbers = ObjectNumbers()
    /// The names of properties that were looked up, by the numbers of layers; of the transition `namedTransition`.
    private var names: [Int: String?] = [:]
    private var namedTransition: Int?
    /// The axis's begin where no transition runs, in host's time; nil while nothing moves.
    private var restOrigin: CFTimeInterval?

    /// A reader of the animations of `layers`, which shows the views of `window`.
    init(of layers: LayerContext, window: @escaping () -> UIWindow) {
        self.layers = layers
        self.window = window
    }

    /// The animations now.
    func read() -> AnimationTimeline {
        let listing = layers.animations.listing(
            layerLimit: AnimationTimeline.rowLimit, animationLimit: AnimationTimeline.barLimit)
        let transition = layers.transitions.number
        let axis = axis(of: listing)
        var timeline = AnimationTimeline(
            transition: transition, origin: axis.origin, duration: layers.transitions.clocks?.animator.duration ?? 0)
        for listed in listing.layers { timeline.rows += rows(of: listed, on: axis) }
        timeline.omittedRows = listing.omittedLayers
        timeline.omittedBars = listing.omittedAnimations
        timeline.limit()
        nameRows(of: &timeline, listing.layers)
        if transition == nil { timeline.duration = timeline.latestEnd }
        return timeline
    }

    /// Has the animations of a row show their end values, or what they show by their time again; does nothing where there is no
    /// such row any more.
    func setMuted(layer number: Int, keyPath: KeyPathDigest, _ isMuted: Bool) {
        layers.animations.setMuted(isMuted) { layer, path in
            numbers.number(of: layer) == number && KeyPathDigest(path) == keyPath
        }
    }

    /// The axis of the newest transition; without one that of what moves since nothing did.
    private func axis(of listing: AnimationListing) -> AnimationAxis {
        let now = layers.mediaTime
        if let clocks = layers.transitions.clocks {
            restOrigin = nil
            return AnimationAxis(clocks, now: now)
        }
        guard !listing.layers.isEmpty else {
            restOrigin = nil
            return AnimationAxis(origin: 0, now: now)
        }
        let absolute = AnimationAxis(origin: 0, now: now)
        if restOrigin == nil {
            // A delay is a part of the motion.
            let starts = listing.layers.flatMap { listed in
                listed.animations.map { absolute.begin(of: $0, on: listed.layer) - $0.delay }
            }
            restOrigin = starts.reduce(now, min)
        }
        let origin = restOrigin ?? now
        return AnimationAxis(origin: origin, now: now)
    }

    /// The rows of `listed`, one for each key path, in the order of their first animations.
    private func rows(of listed: ListedLayer, on axis: AnimationAxis) -> [AnimationRow] {
        let layer = listed.layer
        var rows: [AnimationRow] = []
        var indices: [String: Int] = [:]
        for animation in listed.animations {
            let path = String(animation.keyPath.prefix(AnimationRow.nameLimit))
            if indices[path] == nil {
                indices[path] = rows.count
                rows.append(
                    AnimationRow(
                        layer: numbers.number(of: layer), depth: listed.depth, name: Self.name(of: layer),
                        property: nil,
                        isSnapshot: layer.fragment != nil, keyPath: path, frame: listed.frame.limited, bars: []))
            }
            guard let index = indices[path] else { continue }
            rows[index].bars.append(AnimationBar(animation, begin: axis.begin(of: animation, on: layer)))
        }
        return rows
    }

    private static func name(of layer: CALayer) -> String {
        let name = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
        return String(name.prefix(AnimationRow.nameLimit))
    }

    // MARK: Names of properties

    /// Sets the properties of the rows. Looks them up once for a layer and a transition: that takes longer than all the rest.
    private func nameRows(of timeline: inout AnimationTimeline, _ listed: [ListedLayer]) {
        if namedTransition != timeline.transition { names = [:] }
        namedTransition = timeline.transition
        let shown = Set(timeline.rows.map(\.layer))
        if !shown.isSubset(of: names.keys) {
            names = [:]
            let properties = PropertyNames(of: owners())
            for item in listed {
                let number = numbers.number(of: item.layer)
                guard shown.contains(number) else { continue }
                let name = item.layer.view.flatMap { properties.name(of: $0) } ?? properties.name(of: item.layer)
                names.updateValue(name.map { String($0.prefix(AnimationRow.nameLimit)) }, forKey: number)
            }
        }
        for index in timeline.rows.indices { timeline.rows[index].property = names[timeline.rows[index].layer] ?? nil }
    }

    /// The objects whose properties are looked at: the screens, the views of the user's classes, and those that make the
    /// newest transition.
    private func owners() -> [AnyObject] {
        let window = window()
        let controllers = window.controllers
        let presentations = controllers.compactMap {
            $0.presentingViewController == nil ? nil : $0.presentationController
        }
        let views = window.views(limit: SceneSurvey.viewLimit).filter { !PropertyNames.isSystem(type(of: $0)) }
        return controllers + presentations + layers.transitions.actors + views
    }
}

extension CALayer {
    /// The view that the layer belongs to; nil for a layer of its own.
    fileprivate var view: UIView? {
        guard let view = delegate as? UIView, view.layer === self else { return nil }
        return view
    }
}
