import Foundation
import Graphics
import RenderTree

/// The images, paths, gradients, meshes and fragments that the nodes of a fuzzed scene refer to.
@MainActor struct FuzzedResources {
    private var ids: [[ResourceID]] = Array(repeating: [], count: 5)

    /// Resources in `store`; of each kind one, and as many more as `input` has.
    init(_ input: inout FuzzInput, _ store: ResourceStore) {
        for index in 0..<(5 + input.below(6)) {
            let kind = index < 5 ? index : input.below(5)
            ids[kind].append(store.insert(Self.resource(kind, &input, store)))
        }
    }

    /// The resource of a node of `kind`; rarely one that the kind cannot show, or none.
    func id(for kind: RenderNode.Kind, _ input: inout FuzzInput) -> ResourceID {
        let choice = input.byte()
        let index: Int? =
            switch kind {
            case .image: 0
            case .path, .stroke: 1
            case .gradient: 2
            case .mesh: 3
            case .fragment: 4
            case .shadow: [0, 1, nil][Int(choice >> 4) % 3]
            case .group, .solid, .border, .backdrop, .context3D: nil
            }
        if choice > 250 { return choice > 253 ? .none : ids[Int(choice) % 5][0] }
        return index.map { ids[$0][Int(choice & 15) % ids[$0].count] } ?? .none
    }

    private static func resource(_ kind: Int, _ input: inout FuzzInput, _ store: ResourceStore) -> Resource {
        switch kind {
        case 0: .image(image(&input))
        case 1: .path(path(&input))
        case 2: .gradient(gradient(&input))
        case 3: .mesh(mesh(&input))
        default: .fragment(fragment(&input, store))
        }
    }

    /// Widths and heights of images.
    private static let sizes = [
        (1, 1), (2, 1), (1, 3), (2, 2), (7, 5), (16, 16), (33, 9), (40, 40), (300, 1), (1, 300),
    ]

    private static func image(_ input: inout FuzzInput) -> CGImage {
        let (width, height) = input.element(of: sizes)
        let pixels = PixelBuffer(width: width, height: height)
        let (seed, isOpaque) = (UInt32(input.byte()), input.chance(8))
        for y in 0..<height {
            let row = pixels.row(y)
            for x in 0..<width {
                let alpha = isOpaque ? 255 : UInt32(truncatingIfNeeded: x &* 41 &+ y &* 29) &+ seed & 255
                let gray = alpha * (UInt32(x ^ y) & 7) / 7
                row[x] = alpha << 24 | gray << 16 | alpha << 8 | gray / 2
            }
        }
        return CGImage(pixels)
    }

    private static func path(_ input: inout FuzzInput) -> CGPath {
        let shape = input.below(8)
        let box = CGRect(x: input.double(), y: input.double(), width: input.double(), height: input.double())
        if shape == 0 { return CGPath(rect: box, transform: nil) }
        if shape == 1 { return CGPath(ellipseIn: box, transform: nil) }
        var elements: ContiguousArray<CGPath.Element> = [.move(box.origin)]
        for _ in 0..<(1 + input.below(10)) {
            switch input.below(8) {
            case 0: elements.append(.move(input.point()))
            case 1: elements.append(.close)
            case 2: elements.append(.quadCurve(control: input.point(), end: input.point()))
            case 3: elements.append(.curve(control1: input.point(), control2: input.point(), end: input.point()))
            default: elements.append(.line(input.point()))
            }
        }
        return CGPath(elements: elements)
    }

    private static func gradient(_ input: inout FuzzInput) -> Gradient {
        let shape = input.element(of: Gradient.Shape.allCases)
        let (start, end) = (input.point(), input.point())
        var location: Float = 0
        let stops = (0..<(1 + input.below(4))).map { _ in
            location = input.chance(15) ? location + input.unit() : input.float()
            return Gradient.Stop(location: location, color: SIMD4(input.unit(), input.unit(), 0, input.unit()))
        }
        return Gradient(shape: shape, start: start, end: end, stops: stops)
    }

    private static func mesh(_ input: inout FuzzInput) -> Mesh {
        var (vertices, indices) = (ContiguousArray<Mesh.Vertex>(), ContiguousArray<UInt32>())
        let isColored = input.chance(8)
        let image = input.chance(11) ? image(&input) : nil
        for _ in 0..<(3 + input.below(10)) {
            var vertex = Mesh.Vertex(
                position: SIMD2(input.float(), input.float()), textureCoordinate: SIMD2(input.unit(), input.unit()))
            if isColored { vertex.color = SIMD4(input.unit(), input.unit(), input.unit(), input.unit()) }
            vertices.append(vertex)
        }
        for _ in 0..<(1 + input.below(12)) {
            for _ in 0..<3 {
                let index = input.byte()
                indices.append(index == 255 ? input.word() : UInt32(index) % UInt32(vertices.count))
            }
        }
        return Mesh(vertices: vertices, indices: indices, image: image)
    }

    private static func fragment(_ input: inout FuzzInput, _ store: ResourceStore) -> Fragment {
        var nodes: ContiguousArray<RenderNode> = [RenderNode(.group)]
        for _ in 0..<input.below(5) {
            var node = RenderNode(input.element(of: [.solid, .border, .shadow, .backdrop]), bounds: input.floats())
            node.payload.x = input.float()
            node.opacity = input.unit()
            nodes.append(node)
        }
        nodes[0].subtreeCount = UInt32(nodes.count)
        let size = CGSize(width: input.double(), height: input.double())
        return Fragment(tree: RenderTree(nodes: nodes, size: size), store: store)
    }
}
