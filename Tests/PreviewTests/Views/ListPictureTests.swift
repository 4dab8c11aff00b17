import Foundation
import Graphics
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Tables, collections and stacks as they look.
@MainActor @Suite struct ListPictureTests {
    @MainActor private final class Rig {
        let stage: Stage
        private let output: MemoryOutput
        private let runner: FrameRunner
        private let clock = ManualClock()

        init(_ makeScreen: () -> UIViewController) throws {
            let screen = ScreenTraits(size: CGSize(width: 240, height: 320), scale: 1)
            stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
            output = MemoryOutput(screen: screen, kernels: .best)
            runner = FrameRunner(source: stage, output: output)
            stage.show(stage.run(makeScreen))
            for _ in 0..<2 { try step() }
        }

        func step() throws { try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay)) {} }

        func touch(_ phase: TouchSample.Phase, _ y: Double) throws {
            stage.send(TouchSample(phase: phase, location: SIMD2(120, y), timestamp: stage.layers.mediaTime))
            try step()
        }

        var image: CGImage { output.image }
    }

    private func table(_ style: UITableView.Style) throws -> CGImage {
        let rig = try Rig { ListScreens.Table(style: style) }
        let view = rig.stage.window.rootViewController?.view as? UITableView
        rig.stage.run {
            view?.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        }
        try rig.step()
        return rig.image
    }

    @Test func plainTable() throws { try Golden("table-plain.png", folder: "../Goldens").expect(table(.plain)) }

    @Test func groupedTable() throws { try Golden("table-grouped.png", folder: "../Goldens").expect(table(.grouped)) }

    @Test func insetTable() throws { try Golden("table-inset.png", folder: "../Goldens").expect(table(.insetGrouped)) }

    /// The header stays, and the indicator shows where it is.
    @Test func draggedTable() throws {
        let rig = try Rig { ListScreens.Table(style: .plain) }
        try rig.touch(.began, 300)
        for y in stride(from: 280.0, through: 60, by: -20) { try rig.touch(.moved, y) }
        try Golden("table-dragged.png", folder: "../Goldens").expect(rig.image)
    }

    @Test func grid() throws {
        try Golden("collection-grid.png", folder: "../Goldens").expect(Rig { ListScreens.Grid.make() }.image)
    }

    @Test func stacks() throws {
        try Golden("stacks.png", folder: "../Goldens").expect(Rig { ListScreens.Stacks() }.image)
    }
}
