import Foundation
import ViewKit

/// Everything that a transition could change of a view, and of the views in it, as lines of text.
@MainActor struct ViewRecord {
    let lines: [String]

    init(_ view: UIView) {
        var lines: [String] = []
        Self.add(view, depth: 0, to: &lines)
        self.lines = lines
    }

    /// The lines that are not in both.
    func changes(since earlier: ViewRecord) -> [String] {
        lines.difference(from: earlier.lines).map { change in
            switch change {
            case .insert(_, let line, _): "now " + line
            case .remove(_, let line, _): "was " + line
            }
        }
    }

    private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + "\(type(of: view)) \(ObjectIdentifier(view))")
        for (name, value) in viewProperties(of: view) + layerProperties(of: view.layer) {
            lines.append(indent + "  \(name): \(value)")
        }
        for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
    }

    private static func viewProperties(of view: UIView) -> [(String, Any)] {
        [
            ("frame", view.frame), ("bounds", view.bounds), ("center", view.center), ("transform", view.transform),
            ("transform3D", view.transform3D), ("alpha", view.alpha), ("isHidden", view.isHidden),
            ("isOpaque", view.isOpaque), ("clipsToBounds", view.clipsToBounds),
            ("backgroundColor", view.backgroundColor?.cgColor.components as Any), ("tag", view.tag),
            ("mask", view.mask.map(ObjectIdentifier.init) as Any), ("contentMode", view.contentMode),
            ("isUserInteractionEnabled", view.isUserInteractionEnabled),
            ("autoresizingMask", view.autoresizingMask.rawValue),
            ("gestureRecognizers", (view.gestureRecognizers ?? []).map(ObjectIdentifier.init)),
        ]
    }

    private static func layerProperties(of layer: CALayer) -> [(String, Any)] {
        [
            ("bounds", layer.bounds), ("position", layer.position), ("zPosition", layer.zPosition),
            ("anchorPoint", layer.anchorPoint), ("transform", layer.transform),
            ("sublayerTransform", layer.sublayerTransform), ("opacity", layer.opacity), ("isHidden", layer.isHidden),
            ("masksToBounds", layer.masksToBounds), ("cornerRadius", layer.cornerRadius),
            ("borderWidth", layer.borderWidth), ("shadowOpacity", layer.shadowOpacity),
            ("shadowRadius", layer.shadowRadius), ("shadowOffset", layer.shadowOffset), ("speed", layer.speed),
            ("timeOffset", layer.timeOffset), ("beginTime", layer.beginTime),
            ("animations", layer.animationKeys() ?? []),
            ("sublayers", (layer.sublayers ?? []).map(ObjectIdentifier.init)),
        ]
    }
}
