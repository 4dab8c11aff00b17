import Compositor
import Graphics
import LayerTree
import Recorder
import RenderTree
import Testing
import ViewKit

@testable import Preview

/// A screen cut into 3,000 small snapshots that fly apart, on the CPU backend.
@MainActor struct SnapshotTilesTests {
    private static let size = CGSize(width: 400, height: 840)
    private static let columns = 50
    private static let rows = 60

    private let host = FakeHost()
    private let canvas = UIView(frame: CGRect(origin: .zero, size: size))
    private let backend = CPUBackend(width: 400, height: 840)
    private let renderer: FrameRenderer
    private let tiles: [UIView]
    /// The number of commands of the last frame, seen or not.
    private let commands = Count()

    private final class Count {
        var value = 0
    }

    init() throws {
        renderer = FrameRenderer(backend: backend)
        let page = UIView(frame: CGRect(origin: .zero, size: Self.size))
        page.backgroundColor = .white
        for index in 0..<40 {
            let cell = UIView(frame: CGRect(x: 10, y: CGFloat(index) * 21, width: 380, height: 18))
            cell.backgroundColor = UIColor(hue: CGFloat(index) / 40, saturation: 0.7, brightness: 0.9, alpha: 1)
            cell.layer.cornerRadius = 5
            page.addSubview(cell)
        }
        let canvas = canvas
        tiles = HostScope.with(host) {
            var tiles: [UIView] = []
            let tile = CGSize(
                width: Self.size.width / CGFloat(Self.columns), height: Self.size.height / CGFloat(Self.rows))
            for row in 0..<Self.rows {
                for column in 0..<Self.columns {
                    let part = CGRect(
                        x: CGFloat(column) * tile.width, y: CGFloat(row) * tile.height, width: tile.width,
                        height: tile.height)
                    guard
                        let view = page.resizableSnapshotView(
                            from: part, afterScreenUpdates: true, withCapInsets: .zero)
                    else { continue }
                    view.frame = part
                    canvas.addSubview(view)
                    tiles.append(view)
                }
            }
            return tiles
        }
    }

    /// Each tile on its own way, turning.
    private func frame(_ progress: Double) throws {
        HostScope.with(host) {
            for (index, tile) in tiles.enumerated() {
                let (column, row) = (Double(index % Self.columns), Double(index / Self.columns))
                let home = CGPoint(x: (column + 0.5) * 8, y: (row + 0.5) * 14)
                let distance = progress * (1 + Double(index % 7) / 7)
                tile.center = CGPoint(x: home.x + (home.x - 200) * distance, y: home.y + (home.y - 420) * distance)
                tile.transform = CGAffineTransform(rotationAngle: progress * Double(index % 5 - 2))
            }
            host.layers.commit(canvas.layer, size: Self.size)
        }
        renderer.prepare(host.committer.tree, resources: host.layers.resources, width: 400, height: 840, scale: 1)
        commands.value = renderer.list.commands.count
        try renderer.draw()
    }

    @Test func tilesTogetherLookAsTheScreen() throws {
        try frame(0)
        let pixels = backend.readPixels()
        #expect(tiles.count == 3000 && commands.value == 3000)
        #expect(pixels[2, 2] == 0xFFFF_FFFF)
        #expect(pixels[200, 9] != 0xFFFF_FFFF && pixels[200, 9] == pixels[207, 9] && pixels[200, 9] == pixels[208, 9])
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func steadyFramesAllocateAndUploadNothing() throws {
        for index in 0..<14 { try frame(0.21 + Double(index) / 100) }
        var uploads = 0
        var most = 0
        let count = try AllocationCounter.allocationsOnThisThread {
            for index in 0..<10 {
                try frame(0.25 + Double(index) / 100)
                uploads += renderer.counters.textureUploads
                most = max(most, commands.value)
            }
        }
        #expect(count == 0)
        #expect(uploads == 0 && most <= 3000)
    }

    @Test func tilesThatLeftTheScreenAreNotDrawn() throws {
        try frame(0)
        try frame(3)
        #expect(commands.value < 1000)
    }
}
