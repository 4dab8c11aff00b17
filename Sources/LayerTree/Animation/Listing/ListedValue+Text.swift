import Foundation
import Graphics

/// Values in the words of a tool.
extension ListedValue {
    /// The numbers: of a point x and y, of a rectangle x, y, width and height, of a colour red, green, blue and alpha, of a
    /// transform its entries row by row; empty for what is made of other things.
    package var numbers: [Double] {
        switch self {
        case .value(.scalar(let number), _): [number]
        case .value(.pair(let pair), _): [pair.x, pair.y]
        case .value(.quad(let quad), _): [quad.x, quad.y, quad.z, quad.w]
        case .value(.transform(let m), _):
            [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
                m.m44,
            ]
        case .list(.numbers(let numbers)): Array(numbers.prefix(16))
        case .none, .list, .image, .name: []
        }
    }

    /// A text such as `(12, 40)`, `0.5`, `#FF8800` or `scale 0.88, moved (0, 12)`; empty where there is no value.
    package var text: String {
        switch self {
        case .none: ""
        case .name(let name): name
        case .image(let size): "image \(Double(size.width).brief)x\(Double(size.height).brief)"
        case .list(.path): "path"
        case .list(.colors(let colors)): Self.list(colors.map { SIMD4<Double>($0).colorText })
        case .list(.numbers(let numbers)): Self.list(numbers.map(\.brief))
        case .value(.scalar(let number), _): number.brief
        case .value(.pair(let pair), _): "(\(pair.x.brief), \(pair.y.brief))"
        case .value(.quad(let quad), let property):
            property?.root.kind == .color
                ? quad.colorText : "(\(quad.x.brief), \(quad.y.brief), \(quad.z.brief), \(quad.w.brief))"
        case .value(.transform(let transform), _): transform.text
        }
    }

    /// The first of `texts`.
    private static func list(_ texts: [String]) -> String {
        texts.prefix(8).joined(separator: ", ") + (texts.count > 8 ? ", …" : "")
    }
}

extension CATransform3D {
    /// The scale, the shift, the turn, the shear and the perspective, as far as they are there; `identity` without any.
    fileprivate var text: String {
        let diagonal = CATransform3D(
            m11: m11, m12: 0, m13: 0, m14: 0, m21: 0, m22: m22, m23: 0, m24: 0, m31: 0, m32: 0, m33: m33, m34: 0,
            m41: m41, m42: m42, m43: m43, m44: 1)
        if CATransform3DEqualToTransform(self, diagonal) {
            return Self.joined([Self.text(scale: SIMD3(m11, m22, m33)), Self.text(shift: SIMD3(m41, m42, m43))])
        }
        // A map that collapses the plane has no parts.
        guard let parts = TransformParts(self) else { return "matrix" }
        return Self.joined([
            Self.text(scale: parts.scale), Self.text(shift: parts.translation), parts.rotation.text,
            parts.skew.isZero ? nil : "skewed \(parts.skew.brief)", Self.text(perspective: parts.perspective),
        ])
    }

    private static func joined(_ texts: [String?]) -> String {
        let known = texts.compactMap(\.self)
        return known.isEmpty ? "identity" : known.joined(separator: ", ")
    }

    private static func text(scale: SIMD3<Double>) -> String? {
        if (scale - SIMD3(repeating: 1)).isZero { return nil }
        let isEven = (scale.x - scale.y).magnitude < .negligible
        guard (scale.z - 1).magnitude < .negligible || isEven && (scale.z - scale.x).magnitude < .negligible else {
            return "scale \(scale.brief)"
        }
        return isEven ? "scale \(scale.x.brief)" : "scale (\(scale.x.brief), \(scale.y.brief))"
    }

    private static func text(perspective: SIMD4<Double>) -> String? {
        let entries = SIMD3(perspective.x, perspective.y, perspective.z)
        if entries.isZero { return nil }
        let isDepthAlone = SIMD3(entries.x, entries.y, 0).isZero
        return "perspective \(isDepthAlone ? entries.z.brief : entries.brief)"
    }

    private static func text(shift: SIMD3<Double>) -> String? {
        if shift.isZero { return nil }
        return shift.z.magnitude < .negligible ? "moved (\(shift.x.brief), \(shift.y.brief))" : "moved \(shift.brief)"
    }
}

extension Quaternion {
    /// The angle in degrees, about z unless an axis is named; nil where nothing turns.
    fileprivate var text: String? {
        let axis = SIMD3(x, y, z)
        let length = (axis * axis).sum().squareRoot()
        guard length > .negligible else { return nil }
        // Of the two angles that mean the same turn the smaller one.
        let angle = 2 * atan2(length, w.magnitude) * 180 / .pi
        let unit = axis / (w < 0 ? -length : length)
        for (index, name) in ["x", "y", "z"].enumerated() where unit[index].magnitude > 1 - .negligible {
            let signed = unit[index] < 0 ? -angle : angle
            return name == "z" ? "turned \(signed.brief)°" : "turned \(signed.brief)° about \(name)"
        }
        return "turned \(angle.brief)° about \(unit.brief)"
    }
}

extension SIMD4<Double> {
    /// `#RRGGBB`, with the alpha behind it where the colour is not opaque.
    fileprivate var colorText: String {
        let bytes = (0..<4).map { Int((Swift.min(1, Swift.max(0, self[$0])) * 255).rounded()) }
        let shown = bytes[3] == 255 ? bytes.prefix(3) : bytes.prefix(4)
        return "#" + shown.map { String(format: "%02X", $0) }.joined()
    }
}

extension SIMD3<Double> {
    fileprivate var isZero: Bool { (0..<3).allSatisfy { self[$0].magnitude < .negligible } }
    fileprivate var brief: String { "(\(x.brief), \(y.brief), \(z.brief))" }
}

extension Double {
    /// The largest number that counts as 0, a residue of rounding.
    fileprivate static let negligible = 1e-6

    /// Three digits after the point, four significant ones below 1, and no zeros at the end.
    fileprivate var brief: String {
        guard isFinite, magnitude >= .negligible else { return "0" }
        guard magnitude >= 0.9995 else { return String(format: "%.4g", self) }
        var text = String(format: "%.3f", self)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
