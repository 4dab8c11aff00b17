import Foundation
import Graphics
import LayerTree
import ViewKit

/// Reads the views of a window for a survey.
@MainActor struct ViewReader {
    private let window: UIWindow
    private let numbers: ObjectNumbers
    private let names: PropertyNames
    /// The numbers of controllers, by their views.
    private let rootViews: [ObjectIdentifier: Int]
    /// Whether a transition runs.
    private let isMoving: Bool
    private var result: [SurveyedView] = []

    init(
        _ window: UIWindow, numbers: ObjectNumbers, names: PropertyNames, rootViews: [ObjectIdentifier: Int],
        isMoving: Bool
    ) {
        self.isMoving = isMoving
        self.window = window
        self.numbers = numbers
        self.names = names
        self.rootViews = rootViews
    }

    /// The views, each before its subviews.
    mutating func read() -> [SurveyedView] {
        result.removeAll()
        append(window, parent: nil, screen: nil)
        return result
    }

    /// Appends `view` and those in it; returns whether none of them shows.
    @discardableResult private mutating func append(_ view: UIView, parent: Int?, screen: Int?) -> Bool {
        guard result.count < SceneSurvey.viewLimit else { return false }
        let index = result.count
        let id = numbers.number(of: view)
        let screen = rootViews[ObjectIdentifier(view)] ?? screen
        let targets = Self.targets(of: view)
        result.append(
            SurveyedView(
                id: id, parent: parent, screen: screen, name: "\(type(of: view))", property: names.name(of: view),
                isSystem: PropertyNames.isSystem(type(of: view)),
                frame: .init(view.convert(view.bounds, to: nil)), state: .init(view),
                shown: isMoving ? Self.shown(of: view) : [], isInvisible: false, targets: targets,
                touchPoint: targets.isEmpty ? nil : touchPoint(in: view)))
        var isInvisible = Self.drawsNothing(view)
        for subview in view.subviews where !append(subview, parent: id, screen: screen) { isInvisible = false }
        if view.isHidden || view.alpha < 0.01 { isInvisible = true }
        result[index].isInvisible = isInvisible
        return isInvisible
    }

    /// The numbers of the views that touches reach on a grid, row by row.
    func hits(columns: Int, rows: Int) -> [Int?] {
        let size = window.bounds.size
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                let point = CGPoint(
                    x: size.width * (Double(column) + 0.5) / Double(columns),
                    y: size.height * (Double(row) + 0.5) / Double(rows))
                return window.hitTest(point, with: nil).map { numbers.number(of: $0) }
            }
        }
    }

    /// A point of the window at which a touch reaches `view` or one in it: the middle, or one of a few around it.
    private func touchPoint(in view: UIView) -> SurveyedView.Point? {
        let area = view.bounds
        let fractions: [(x: Double, y: Double)] = [(0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.2, 0.5), (0.8, 0.5)]
        for fraction in fractions {
            let inside = CGPoint(x: area.minX + area.width * fraction.x, y: area.minY + area.height * fraction.y)
            let point = view.convert(inside, to: nil)
            guard window.bounds.contains(point), let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view)
            else { continue }
            return SurveyedView.Point(x: point.x, y: point.y)
        }
        return nil
    }

    /// The numbers by which `view` shows.
    private static func shown(of view: UIView) -> [Double] {
        guard let layer = view.layer.presentation() else { return [] }
        let color = layer.backgroundColor?.components ?? []
        let place = [layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height]
        return (place.map(Double.init) + [Double(layer.opacity)] + layer.transform.numbers + color.map(Double.init))
            .map(\.limited)
    }

    /// Whether `view` shows nothing of its own: a plain view without a background, a picture, a border or a shadow.
    private static func drawsNothing(_ view: UIView) -> Bool {
        let layer = view.layer
        guard type(of: layer) == CALayer.self, layer.contents == nil, layer.fragment == nil else { return false }
        guard (view.backgroundColor?.cgColor.alpha ?? 0) == 0, layer.shadowOpacity == 0, layer.borderWidth == 0 else {
            return false
        }
        // A view of another class may draw in a way of its own.
        return type(of: view) == UIView.self && (layer.sublayers?.count ?? 0) <= view.subviews.count
    }

    // MARK: Gestures

    private static func targets(of view: UIView) -> [SurveyedView.TouchTarget] {
        var targets: [SurveyedView.TouchTarget] = []
        if let control = view as? UIControl { if control.isEnabled { targets.append(.control) } }
        if view is UITableViewCell || view is UICollectionViewCell { targets.append(.cell) }
        if let scroll = view as? UIScrollView, scroll.isScrollEnabled, scroll.panGestureRecognizer.isEnabled {
            targets.append(.scroll)
        }
        for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
            guard !isOwn(recognizer, of: view), let target = target(recognizer) else { continue }
            if !targets.contains(target) { targets.append(target) }
        }
        return targets
    }

    /// Whether `recognizer` scrolls or zooms the content of `view`.
    private static func isOwn(_ recognizer: UIGestureRecognizer, of view: UIView) -> Bool {
        guard let scroll = view as? UIScrollView else { return false }
        return recognizer === scroll.panGestureRecognizer || recognizer === scroll.pinchGestureRecognizer
    }

    private static func target(_ recognizer: UIGestureRecognizer) -> SurveyedView.TouchTarget? {
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            .tap(count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
        case let press as UILongPressGestureRecognizer: .longPress(seconds: press.minimumPressDuration.limited)
        case let pan as UIScreenEdgePanGestureRecognizer:
            .edgePan(fromLeft: pan.edges.contains(.left), fromRight: pan.edges.contains(.right))
        case let pan as UIPanGestureRecognizer: .pan(fingers: pan.minimumNumberOfTouches)
        case is UISwipeGestureRecognizer: .swipe
        case is UIPinchGestureRecognizer: .pinch
        default: .other
        }
    }
}

extension SurveyedView {
    /// The insets of the safe area of `view`, in points: top, left, bottom, right.
    @MainActor static func insets(of view: UIView) -> [Double] {
        let insets = view.safeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right].map { Double($0).limited }
    }
}

extension SurveyedView.State {
    @MainActor fileprivate init(_ view: UIView) {
        center = SurveyedView.Point(x: Double(view.center.x).limited, y: Double(view.center.y).limited)
        bounds = .init(view.bounds)
        alpha = Double(view.alpha).limited
        isHidden = view.isHidden
        let matrix = view.layer.transform
        transform = CATransform3DIsIdentity(matrix) ? [] : matrix.numbers.map(\.limited)
        hasMask = view.mask != nil || view.layer.mask != nil
        takesTouches = view.isUserInteractionEnabled
        background = view.backgroundColor.flatMap { $0.cgColor.packed }
    }
}

extension SurveyedView.Area {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x).limited, y: Double(rect.origin.y).limited, width: Double(rect.size.width).limited,
            height: Double(rect.size.height).limited)
    }
}

extension CATransform3D {
    fileprivate var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(Double.init)
    }
}

extension CGColor {
    /// The components in 8 bits each, red first and alpha last.
    fileprivate var packed: UInt32? {
        guard let components, components.count == 4 else { return nil }
        return components.reduce(0) { $0 << 8 | UInt32(max(0, min(255, (Double($1) * 255).rounded()))) }
    }
}

extension Double {
    /// The number within a million, as far away as nothing of a screen lies; 0 for what is no number.
    fileprivate var limited: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
