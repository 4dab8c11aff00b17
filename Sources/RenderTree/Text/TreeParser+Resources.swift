import Foundation
import Graphics

extension TreeParser {
    /// Pixels of the largest image: a line of text must not fill gigabytes.
    private static let mostPixels = 1 << 24

    /// Takes in the resource that `line` declares, with the lines below it that belong to it.
    mutating func declare(_ kind: ResourceKind, _ line: TextLine) throws(TreeTextError) {
        let name = line.words[1]
        if names[name] != nil || name == "missing" {
            throw line.error("the name \"\(name)\" is taken", "Choose another one.")
        }
        switch kind {
        case .image: own(.image(try image(line)), as: name)
        case .path: own(.path(try path(line)), as: name)
        case .gradient: own(.gradient(try gradient(line)), as: name)
        case .mesh: own(.mesh(try mesh(line)), as: name)
        case .fragment:
            let size = try line.numbers(line.words.dropFirst(2), 2, of: "the fragment's size")
            guard line.depth < FragmentExtent.depthLimit else {
                throw line.error(
                    "it is declared \(line.depth) levels deep in others",
                    "Declare fragments one after the other, those that others show first.")
            }
            let tree = try nodes(at: line.depth + 1, size: CGSize(width: size[0], height: size[1]))
            let fragment = Fragment(tree: tree, store: store)
            if let excess = fragment.extent.excess { throw line.error(excess, "Show fewer fragments in others.") }
            own(.fragment(fragment), as: name)
        }
    }

    /// `checker WIDTH HEIGHT CELL COLOR COLOR`, `disc WIDTH HEIGHT COLOR`, `ramp WIDTH HEIGHT` or
    /// `base64 WIDTH HEIGHT PIXELS`.
    private func image(_ line: TextLine) throws(TreeTextError) -> CGImage {
        let pattern = line.words.count > 2 ? line.words[2] : ""
        switch (pattern, line.words.count) {
        case ("checker", 8):
            let n = try imageSizes(line, 3)
            return CGImage(
                checkerOf: n[0], n[1], cell: n[2], try line.color(line.words[6]), try line.color(line.words[7]))
        case ("disc", 6):
            let n = try imageSizes(line, 2)
            return CGImage(discIn: n[0], n[1], try line.color(line.words[5]))
        case ("ramp", 5):
            let n = try imageSizes(line, 2)
            return CGImage(rampOf: n[0], n[1])
        case ("base64", 6):
            let n = try imageSizes(line, 2)
            guard let data = Data(base64Encoded: String(line.words[5])), data.count == n[0] * n[1] * 4 else {
                throw line.error(
                    "the pixels do not fill \(n[0]) x \(n[1])", "Give \(n[0] * n[1] * 4) bytes of premultiplied BGRA.")
            }
            return CGImage(data, width: n[0], height: n[1])
        default:
            throw line.error(
                "this is no image",
                "Write checker W H CELL COLOR COLOR, disc W H COLOR, ramp W H, or base64 W H PIXELS.")
        }
    }

    /// `count` whole numbers, of which the first two are the width and the height of an image.
    private func imageSizes(_ line: TextLine, _ count: Int) throws(TreeTextError) -> [Int] {
        let sizes = try line.sizes(from: 3, count, of: "the image")
        guard sizes[0] * sizes[1] <= Self.mostPixels else {
            throw line.error(
                "the image measures \(sizes[0]) x \(sizes[1]) pixels", "Use at most \(Self.mostPixels) in all.")
        }
        return sizes
    }

    /// `rect X Y W H`, `rounded X Y W H RADIUS`, `ellipse X Y W H`, or steps: `M x y L x y Q x y x y C x y x y x y Z`.
    private func path(_ line: TextLine) throws(TreeTextError) -> CGPath {
        let rest = line.words.dropFirst(3)
        func box(_ n: [Double]) -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
        switch line.words.count > 2 ? line.words[2] : "" {
        case "rect": return CGPath(rect: box(try line.numbers(rest, 4, of: "the rectangle")), transform: nil)
        case "ellipse": return CGPath(ellipseIn: box(try line.numbers(rest, 4, of: "the ellipse")), transform: nil)
        case "rounded":
            let n = try line.numbers(rest, 5, of: "the rounded rectangle")
            let radius = max(0, min(n[4], n[2] / 2, n[3] / 2))
            return CGPath(roundedRect: box(n), cornerWidth: radius, cornerHeight: radius, transform: nil)
        default: return CGPath(elements: try steps(line))
        }
    }

    private func steps(_ line: TextLine) throws(TreeTextError) -> ContiguousArray<CGPath.Element> {
        var elements: ContiguousArray<CGPath.Element> = []
        var index = 2
        while index < line.words.count {
            let step = line.words[index]
            guard let count = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0][step] else {
                throw line.error("\"\(step)\" is no step of a path", "Use M, L, Q, C, Z, or rect, rounded, ellipse.")
            }
            let n = try line.numbers(line.words.dropFirst(index + 1).prefix(count), count, of: "the step \(step)")
            func point(_ i: Int) -> CGPoint { CGPoint(x: n[2 * i], y: n[2 * i + 1]) }
            switch step {
            case "M": elements.append(.move(point(0)))
            case "L": elements.append(.line(point(0)))
            case "Q": elements.append(.quadCurve(control: point(0), end: point(1)))
            case "C": elements.append(.curve(control1: point(0), control2: point(1), end: point(2)))
            default: elements.append(.close)
            }
            index += 1 + count
        }
        return elements
    }

    /// `axial|radial|conic X Y X Y LOCATION COLOR LOCATION COLOR …`
    private func gradient(_ line: TextLine) throws(TreeTextError) -> Gradient {
        guard line.words.count >= 9, line.words.count % 2 == 1,
            let shape = Gradient.Shape(rawValue: String(line.words[2]))
        else {
            throw line.error(
                "this is no gradient", "Write axial, radial or conic, X Y X Y, and pairs of LOCATION COLOR.")
        }
        let n = try line.numbers(line.words[3..<7], 4, of: "the gradient's line")
        var stops: [Gradient.Stop] = []
        for index in stride(from: 7, to: line.words.count, by: 2) {
            let location = try line.numbers(line.words[index...index], 1, of: "the location")[0]
            stops.append(Gradient.Stop(location: Float(location), color: try line.color(line.words[index + 1])))
        }
        return Gradient(
            shape: shape, start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]), stops: stops)
    }

    /// An image's name or `none`, and below it lines `vertex X Y U V COLOR` and `triangle A B C`.
    private mutating func mesh(_ line: TextLine) throws(TreeTextError) -> Mesh {
        guard line.words.count == 3 else { throw line.error("this is no mesh", "Name its image, or write none.") }
        var image: CGImage?
        if line.words[2] != "none" {
            guard let id = names[line.words[2]], case .image(let named) = store[id] else {
                throw line.error(
                    "no image is called \"\(line.words[2])\"", "Declare it above: image \(line.words[2]) …")
            }
            image = named
        }
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for part in block(below: line.depth) {
            switch (part.words[0], part.words.count) {
            case ("vertex", 6):
                let n = try part.numbers(part.words[1..<5], 4, of: "the vertex").map { Float($0) }
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(n[0], n[1]), textureCoordinate: SIMD2(n[2], n[3]),
                        color: try part.color(part.words[5])))
            case ("triangle", 4):
                let n = try part.numbers(part.words[1..<4], 3, of: "the triangle")
                for corner in n {
                    guard let index = UInt32(exactly: corner), index < vertices.count else {
                        throw part.error("there is no vertex \(corner)", "Count vertices from 0, and give them first.")
                    }
                    indices.append(index)
                }
            default:
                throw part.error("this is no part of a mesh", "Write vertex X Y U V COLOR, or triangle A B C.")
            }
        }
        return Mesh(vertices: vertices, indices: indices, image: image)
    }
}
