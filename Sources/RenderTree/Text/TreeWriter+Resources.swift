import Foundation
import Graphics

extension TreeWriter {
    func declaration(of image: CGImage, _ name: String) -> String {
        var data = Data(capacity: image.width * image.height * 4)
        for y in 0..<image.height { data.append(contentsOf: UnsafeRawBufferPointer(image.pixels.row(y))) }
        return "image \(name) base64 \(image.width) \(image.height) \(data.base64EncodedString())\n"
    }

    func declaration(of path: CGPath, _ name: String) -> String {
        func text(_ points: CGPoint...) -> String {
            points.map { " \(number($0.x)) \(number($0.y))" }.joined()
        }
        let steps = path.elements.map { element in
            switch element {
            case .move(let point): " M" + text(point)
            case .line(let point): " L" + text(point)
            case .quadCurve(let control, let end): " Q" + text(control, end)
            case .curve(let control1, let control2, let end): " C" + text(control1, control2, end)
            case .close: " Z"
            }
        }
        return "path \(name)" + steps.joined() + "\n"
    }

    func declaration(of gradient: Gradient, _ name: String) -> String {
        let line = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y].map { number($0) }
        let stops = gradient.stops.map { " \(number($0.location)) \(color($0.color))" }
        return "gradient \(name) \(gradient.shape.rawValue) \(line.joined(separator: " "))" + stops.joined() + "\n"
    }

    mutating func declaration(of mesh: Mesh, _ name: String) -> String {
        var image = "none"
        if let own = mesh.image { image = declareImage(own, of: name) }
        var text = "mesh \(name) \(image)\n"
        for vertex in mesh.vertices {
            let p = vertex.position
            let t = vertex.textureCoordinate
            text += "  vertex \(number(p.x)) \(number(p.y)) \(number(t.x)) \(number(t.y)) \(color(vertex.color))\n"
        }
        for index in stride(from: 0, to: mesh.indices.count, by: 3) {
            text += "  triangle \(mesh.indices[index]) \(mesh.indices[index + 1]) \(mesh.indices[index + 2])\n"
        }
        return text
    }

    /// The shortest text that reads back as the same number.
    func number(_ value: some BinaryFloatingPoint) -> String {
        // The sign of what is no number is no part of it.
        let text = value.isNaN ? "nan" : "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    func list(_ value: SIMD4<Float>) -> String {
        [value.x, value.y, value.z, value.w].map { number($0) }.joined(separator: ",")
    }

    /// `#rrggbbaa` where that says it exactly, else four numbers.
    func color(_ value: SIMD4<Float>) -> String {
        var hex: UInt32 = 0
        for index in 0..<4 {
            let scaled = value[index] * 255
            guard scaled >= 0, scaled <= 255, Float(UInt32(scaled + 0.5)) / 255 == value[index] else {
                return list(value)
            }
            hex = hex << 8 | UInt32(scaled + 0.5)
        }
        let opaque = hex & 255 == 255
        let digits = String(opaque ? hex >> 8 : hex, radix: 16)
        return "#" + String(repeating: "0", count: (opaque ? 6 : 8) - digits.count) + digits
    }
}
