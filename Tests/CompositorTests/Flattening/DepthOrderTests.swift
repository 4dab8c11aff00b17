import Foundation
import Graphics
import Recorder
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Children of one space hide each other as in a reference that finds the nearest of them at every pixel.
@MainActor struct DepthOrderTests {
    private let store = ResourceStore()

    private func draw(_ painter: DepthPainter) throws -> PixelBuffer {
        let renderer = FrameRenderer(backend: CPUBackend(width: painter.size, height: painter.size))
        renderer.prepare(painter.tree, resources: store, width: painter.size, height: painter.size, scale: 1)
        try renderer.draw()
        return try renderer.backend.readPixels()
    }

    private func expectTheNearest(_ painter: DepthPainter, every step: Int = 5, _ name: String = "") throws {
        let (wrong, asked) = painter.compare(try draw(painter), every: step)
        #expect(wrong == 0 && asked > 200, "\(name): \(wrong) of \(asked)")
    }

    private func eye(_ distance: Double, at middle: Double) -> CATransform3D {
        var map = CATransform3DIdentity
        map.m34 = -1 / distance
        return CATransform3DConcat(map, CATransform3DMakeTranslation(middle, middle, 0))
    }

    private func color(_ numbers: inout RepeatableNumbers, alpha: Float = 1) -> SIMD4<Float> {
        SIMD4(Float(numbers.below(8)) / 7, Float(numbers.below(8)) / 7, Float(numbers.below(8)) / 7, alpha)
    }

    /// Tiles 2 points above a floor that is turned as they are, in any order, next to what stands on it.
    @Test(arguments: [40, 64, 200], [0.9, -0.5, 1.2])
    func tilesStayAboveATurnedFloor(count: Int, angle: Double) throws {
        var numbers = RepeatableNumbers(seed: 7)
        var painter = DepthPainter(size: 180)
        let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), eye(400, at: 90))
        for index in 0..<count {
            let (column, row) = (Float(index % 16), Float(index / 16))
            painter.cards.append(
                .init(
                    bounds: SIMD4(column * 11 - 88, row * 13 - 84, 8, 11),
                    matrix: CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 2), turn), color: color(&numbers)))
        }
        painter.cards.insert(
            .init(bounds: SIMD4(-90, -90, 180, 180), matrix: turn, color: SIMD4(0, 0, 1, 1)), at: count / 3)
        try expectTheNearest(painter, every: 5)
    }

    /// Hundreds that fly apart, each turned its own way.
    @Test(arguments: 0..<4) func tilesThatFlyApart(seed: Int) throws {
        var numbers = RepeatableNumbers(seed: UInt64(seed))
        var painter = DepthPainter(size: 200)
        for index in 0..<300 {
            let axis = SIMD3(numbers.number(in: -1...1), numbers.number(in: -1...1), 0.2)
            var map = CATransform3DMakeRotation(numbers.number(in: -0.6...0.6), axis.x, axis.y, axis.z)
            let place = SIMD2(Double(index % 20) - 9.5, Double(index / 20) - 7) * 9.3
            map = CATransform3DConcat(
                map, CATransform3DMakeTranslation(place.x, place.y, Double(index * 37 % 300) - 150))
            painter.cards.append(
                .init(
                    bounds: SIMD4(-5, -5, 10, 10), matrix: CATransform3DConcat(map, eye(600, at: 100)),
                    color: color(&numbers)))
        }
        try expectTheNearest(painter)
    }

    /// Two, three or more cards through each other, opaque and translucent.
    @Test(arguments: 2...5, [Float(1), 0.5]) func cardsThatCross(count: Int, alpha: Float) throws {
        for seed in 0..<10 {
            var numbers = RepeatableNumbers(seed: UInt64(seed * 8 + count))
            var painter = DepthPainter(size: 120)
            for _ in 0..<count {
                let angle = numbers.number(in: -1.3...1.3)
                var map = CATransform3DMakeRotation(
                    angle, numbers.number(in: -1...1), numbers.number(in: -1...1), numbers.number(in: -1...1))
                map = CATransform3DConcat(
                    map,
                    CATransform3DMakeTranslation(
                        numbers.number(in: -15...15), numbers.number(in: -15...15), numbers.number(in: -20...20)))
                let width = Float(numbers.number(in: 30...90))
                let height = Float(numbers.number(in: 30...90))
                painter.cards.append(
                    .init(
                        bounds: SIMD4(-width / 2, -height / 2, width, height),
                        matrix: CATransform3DConcat(map, eye(300, at: 60)), color: color(&numbers, alpha: alpha)))
            }
            try expectTheNearest(painter, every: 4, "seed \(seed)")
        }
    }

    /// Children in one plane are drawn in the order of the tree, however the plane is turned.
    @Test func inOnePlaneTheOrderOfTheTreeHolds() throws {
        for angle in [0.7, -0.7] {
            let map = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), eye(300, at: 60))
            var painter = DepthPainter(size: 120)
            painter.cards = [
                .init(bounds: SIMD4(-50, -50, 100, 100), matrix: map, color: SIMD4(1, 0, 0, 1)),
                .init(bounds: SIMD4(-45, -40, 20, 80), matrix: map, color: SIMD4(0, 1, 0, 1)),
                .init(bounds: SIMD4(25, -40, 20, 80), matrix: map, color: SIMD4(0, 0, 1, 1)),
            ]
            let picture = try draw(painter)
            #expect(picture[34, 60] == 0xFF00_FF00 && picture[86, 60] == 0xFF00_00FF, "\(angle)")
        }
    }

    /// A cut leaves no trace in what is cut: with something unseen that crosses it, a card looks as it does alone.
    @Test(arguments: [Float(1), 0.5], [0, 0.3, Double.pi / 4, 2]) func aCutIsNotSeen(alpha: Float, angle: Double) throws
    {
        var painter = DepthPainter(size: 120)
        let map = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), eye(300, at: 60.5))
        painter.cards = [.init(bounds: SIMD4(-40, -40, 80, 80), matrix: map, color: SIMD4(1, 0.5, 0, alpha))]
        let whole = try draw(painter)
        let across = CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), map)
        painter.cards.insert(
            .init(bounds: SIMD4(-60, -30, 120, 60), matrix: across, color: SIMD4(0, 0, 0, 0)), at: 0)
        let renderer = FrameRenderer(backend: CPUBackend(width: 120, height: 120))
        renderer.prepare(painter.tree, resources: store, width: 120, height: 120, scale: 1)
        #expect(renderer.list.commands.count == 3, "one card in two parts")
        try renderer.draw()
        let cut = try renderer.backend.readPixels()
        // At the two ends of the cut opaque parts overlap, and their smooth edges do.
        var others = 0
        for y in 0..<120 { for x in 0..<120 where difference(cut[x, y], whole[x, y]) > 4 { others += 1 } }
        #expect(others <= (alpha < 1 ? 0 : 12), "\(others)")
    }

    private func difference(_ p: UInt32, _ q: UInt32) -> Int {
        let shifts = [0, 8, 16, 24] as [UInt32]
        return shifts.map { abs(Int(p >> $0 & 255) - Int(q >> $0 & 255)) }.max() ?? 0
    }

    /// Thousands of tiles and many crossings in every frame: memory is taken once.
    @Test(.enabled(if: AllocationCounter.isAvailable), arguments: [6, 300])
    func steadyFramesAllocateNothing(count: Int) throws {
        var numbers = RepeatableNumbers(seed: 3)
        var painter = DepthPainter(size: 160)
        for _ in 0..<count {
            var map = CATransform3DMakeRotation(numbers.number(in: -1...1), 1, numbers.number(in: -1...1), 0)
            map = CATransform3DConcat(
                map,
                CATransform3DMakeTranslation(
                    numbers.number(in: -60...60), numbers.number(in: -60...60), numbers.number(in: -60...60)))
            painter.cards.append(
                .init(
                    bounds: SIMD4(-10, -10, 20, 20), matrix: CATransform3DConcat(map, eye(300, at: 80)),
                    color: color(&numbers)))
        }
        let renderer = FrameRenderer(backend: CPUBackend(width: 160, height: 160))
        var tree = painter.tree
        func frame(_ index: Int) throws {
            tree.nodes[1].transform.tx = Double(index % 4)
            renderer.prepare(tree, resources: store, width: 160, height: 160, scale: 1)
            try renderer.draw()
        }
        for index in 0..<12 { try frame(index) }
        let allocations = AllocationCounter.allocationsOnThisThread { for index in 12..<20 { try? frame(index) } }
        #expect(allocations == 0)
    }
}
