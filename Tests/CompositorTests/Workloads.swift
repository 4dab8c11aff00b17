import Foundation
import Graphics
import RenderTree

@testable import Compositor

/// The benchmark's scenes as render trees, at the moment `t` from 0 to 1.
@MainActor struct Workload {
    let store = ResourceStore()
    let width: Double, height: Double
    private let source, destination, photo: ResourceID
    private var layers: [ResourceID] = []

    init(width: Int = 1280, height: Int = 800) {
        self.width = Double(width)
        self.height = Double(height)
        source = store.insert(.image(.page(width, height, style: 0)))
        destination = store.insert(.image(.page(width, height, style: 1)))
        photo = store.insert(.image(.photo(512, seed: 0)))
        for seed in 1...16 { layers.append(store.insert(.image(.photo(128, seed: seed)))) }
    }

    private func image(
        _ id: ResourceID, _ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1
    ) -> RenderNode {
        var node = RenderNode(.image, bounds: SIMD4(0, 0, Float(width), Float(height)))
        node.transform = CGAffineTransform(translationX: x, y: y)
        node.resource = id
        node.opacity = Float(opacity)
        return node
    }

    private func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

    /// A page, a dimming quad, a second page that slides up, and a photo that grows.
    func magicMove(_ t: Double, into tree: inout RenderTree) {
        tree.nodes.removeAll(keepingCapacity: true)
        tree.size = CGSize(width: width, height: height)
        tree.nodes.append(image(source, 0, 0, width, height))
        var dim = RenderNode(.solid, bounds: SIMD4(0, 0, Float(width), Float(height)))
        dim.color = SIMD4(16, 16, 24, 255) / 255
        dim.opacity = Float(t)
        tree.nodes.append(dim)
        tree.nodes.append(image(destination, 0, (1 - t) * height, width, height, opacity: t))
        let side = lerp(160, 600, t)
        tree.nodes.append(image(photo, lerp(60, 340, t), lerp(300, 100, t), side, side))
    }

    /// A page, and `count` pictures that move, turn, grow and fade.
    func pictures(_ count: Int, _ t: Double, into tree: inout RenderTree) {
        tree.nodes.removeAll(keepingCapacity: true)
        tree.size = CGSize(width: width, height: height)
        tree.nodes.append(image(source, 0, 0, width, height))
        for k in 0..<count {
            func part(_ factor: Double) -> Double { (Double(k) * factor).truncatingRemainder(dividingBy: 1) }
            let a = part(0.61803398875)
            let b = part(0.75487766625)
            let c = part(0.56984029099)
            let side = 128 * lerp(0.5 + a, 0.5 + c, t)
            var node = image(layers[k % 16], 0, 0, side, side, opacity: lerp(0.3 + 0.7 * b, 0.3 + 0.7 * a, t))
            node.transform = CGAffineTransform(translationX: -side / 2, y: -side / 2)
                .concatenating(CGAffineTransform(rotationAngle: t * (c * 2 - 1) * .pi))
                .concatenating(CGAffineTransform(translationX: lerp(a, b, t) * width, y: lerp(b, c, t) * height))
            tree.nodes.append(node)
        }
    }

    /// A grid of `count` small rectangles, 50 of which move with `t`.
    func grid(_ count: Int, _ t: Double, into tree: inout RenderTree) {
        tree.nodes.removeAll(keepingCapacity: true)
        tree.size = CGSize(width: width, height: height)
        let columns = Int((Double(count) * width / height).squareRoot().rounded(.up))
        let side = width / Double(columns)
        for k in 0..<count {
            var node = RenderNode(.solid, bounds: SIMD4(0, 0, Float(side - 1), Float(side - 1)))
            node.color = SIMD4(Float(k % 7) / 7, Float(k % 11) / 11, Float(k % 13) / 13, 1)
            let shift = k % max(1, count / 50) == 0 ? 20 * t : 0
            node.transform = CGAffineTransform(
                translationX: Double(k % columns) * side + shift, y: Double(k / columns) * side)
            tree.nodes.append(node)
        }
    }
}

extension CGImage {
    /// A stand-in for a screen: a bar, rows, and a little of everything; opaque.
    static func page(_ width: Int, _ height: Int, style: Int) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let bar = y < height / 12
                let cell = (y / 40) % 2 == 0 && x > 24 && x < width - 24
                let gray = UInt32(200 + 55 * y / height)
                let color: UInt32 = bar ? 0x285AA0 : cell ? 0xFAFAF4 : gray * 0x010101
                pixels[x, y] = 0xFF00_0000 | (style == 0 ? color : color ^ 0x101010)
            }
        }
        return CGImage(pixels)
    }

    /// A photograph with rounded, transparent corners.
    static func photo(_ side: Int, seed: Int) -> CGImage {
        let pixels = PixelBuffer(width: side, height: side)
        let size = Double(side)
        let radius = Double(side) / 12
        for y in 0..<side {
            for x in 0..<side {
                let px = Double(x) + 0.5
                let py = Double(y) + 0.5
                let (dx, dy) = (max(radius - px, px - (size - radius), 0), max(radius - py, py - (size - radius), 0))
                let alpha = max(0, min(1, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
                let red = 128 + 100 * sin(Double(x) * 0.05 + Double(seed)),
                    blue = Double((x * y / 64 + seed * 40) & 255)
                let green = 128 + 100 * sin(Double(y) * 0.037 + Double(x) * 0.01)
                func channel(_ value: Double) -> UInt32 { UInt32(value * alpha + 0.5) }
                pixels[x, y] = channel(255) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
            }
        }
        return CGImage(pixels)
    }
}
