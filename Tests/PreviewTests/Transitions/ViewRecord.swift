import Foundation
import ViewKit

/// All properties of a view that a transition could change, and those of the views in it.
@MainActor struct ViewRecord {
    /// A property of one view; told in words only where it changed.
    struct Property: Hashable, CustomStringConvertible {
        let depth: Int
        let name: String
        let value: Value

        var description: String { String(repeating: "  ", count: depth) + "\(name): \(value)" }
    }

    enum Value: Hashable {
        case numbers([Double])
        case texts([String])
        case objects([ObjectIdentifier])
    }

    let properties: [Property]

    init(_ view: UIView) {
        var properties: [Property] = []
        Self.add(view, depth: 0, to: &properties)
        self.properties = properties
    }

    /// The properties that are not in both.
    func changes(since earlier: ViewRecord) -> [String] {
        guard properties != earlier.properties else { return [] }
        return properties.difference(from: earlier.properties).map { change in
            switch change {
            case .insert(_, let property, _): "now \(property)"
            case .remove(_, let property, _): "was \(property)"
            }
        }
    }

    private static func add(_ view: UIView, depth: Int, to properties: inout [Property]) {
        let type = String(describing: type(of: view))
        properties.append(Property(depth: depth, name: type, value: .objects([ObjectIdentifier(view)])))
        for (name, value) in viewValues(of: view) + layerValues(of: view.layer) {
            properties.append(Property(depth: depth + 1, name: name, value: value))
        }
        for subview in view.subviews { add(subview, depth: depth + 1, to: &properties) }
    }

    private static func viewValues(of view: UIView) -> [(String, Value)] {
        [
            ("frame", .rect(view.frame)), ("bounds", .rect(view.bounds)), ("center", .point(view.center)),
            ("transform", .matrix(CATransform3DMakeAffineTransform(view.transform))),
            ("transform3D", .matrix(view.transform3D)), ("alpha", .numbers([view.alpha])),
            ("isHidden", .flag(view.isHidden)), ("isOpaque", .flag(view.isOpaque)),
            ("clipsToBounds", .flag(view.clipsToBounds)),
            ("backgroundColor", .numbers((view.backgroundColor?.cgColor.components ?? []).map { Double($0) })),
            ("tag", .numbers([Double(view.tag)])),
            ("mask", .objects([view.mask].compactMap { $0.map(ObjectIdentifier.init) })),
            ("contentMode", .numbers([Double(view.contentMode.rawValue)])),
            ("isUserInteractionEnabled", .flag(view.isUserInteractionEnabled)),
            ("autoresizingMask", .numbers([Double(view.autoresizingMask.rawValue)])),
            ("gestureRecognizers", .objects((view.gestureRecognizers ?? []).map(ObjectIdentifier.init))),
            ("translatesAutoresizingMaskIntoConstraints", .flag(view.translatesAutoresizingMaskIntoConstraints)),
            ("constraints", .objects(view.constraints.map(ObjectIdentifier.init))),
            ("constants", .numbers(view.constraints.map { Double($0.constant) })),
            ("priorities", .numbers(view.constraints.map { Double($0.priority.rawValue) })),
        ]
    }

    private static func layerValues(of layer: CALayer) -> [(String, Value)] {
        [
            ("layer.bounds", .rect(layer.bounds)), ("position", .point(layer.position)),
            ("zPosition", .numbers([layer.zPosition])), ("anchorPoint", .point(layer.anchorPoint)),
            ("layer.transform", .matrix(layer.transform)), ("sublayerTransform", .matrix(layer.sublayerTransform)),
            ("opacity", .numbers([Double(layer.opacity)])), ("layer.isHidden", .flag(layer.isHidden)),
            ("masksToBounds", .flag(layer.masksToBounds)), ("cornerRadius", .numbers([layer.cornerRadius])),
            ("borderWidth", .numbers([layer.borderWidth])), ("shadowOpacity", .numbers([Double(layer.shadowOpacity)])),
            ("shadowRadius", .numbers([layer.shadowRadius])),
            ("shadowOffset", .numbers([layer.shadowOffset.width, layer.shadowOffset.height])),
            ("speed", .numbers([Double(layer.speed)])), ("timeOffset", .numbers([layer.timeOffset])),
            ("beginTime", .numbers([layer.beginTime])), ("animations", .texts(layer.animationKeys() ?? [])),
            ("sublayers", .objects((layer.sublayers ?? []).map(ObjectIdentifier.init))),
        ]
    }
}

extension ViewRecord.Value {
    fileprivate static func flag(_ value: Bool) -> Self { .numbers([value ? 1 : 0]) }

    fileprivate static func point(_ point: CGPoint) -> Self { .numbers([point.x, point.y]) }

    fileprivate static func rect(_ rect: CGRect) -> Self {
        .numbers([rect.minX, rect.minY, rect.width, rect.height])
    }

    fileprivate static func matrix(_ m: CATransform3D) -> Self {
        .numbers([
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
            m.m44,
        ])
    }
}
