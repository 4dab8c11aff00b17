import Graphics
import LayerTree

/// The standard workloads, by their names on the command line.
package enum WorkloadKind: String, CaseIterable, Sendable {
    case w1, w2, w3, w4, w5, w6, w7

    /// The word on the command line.
    package var name: String { rawValue }

    /// One line for a list.
    package var summary: String {
        switch self {
        case .w1: "Magic Move: a page slides in over a dimmed one while a photo grows"
        case .w2: "Layers: pictures that move, turn, scale and fade over a page"
        case .w3: "Page curl: a mesh of 64 x 64 cells over a page, with its shadow"
        case .w4: "Snapshot: a tree of 500 items, rasterised into one picture in every frame"
        case .w5: "Layer tree: thousands of layers, of which 50 move"
        case .w6: "Tiles: one screen, cut into thousands of snapshots, flies apart"
        case .w7: "Passing tiles: thousands of snapshots come and go as subviews of one view"
        }
    }

    /// In points, where nothing else is asked for.
    package var defaultSize: CGSize { CGSize(width: 1280, height: 800) }

    /// The numbers of layers that a run can have; nil where the number is fixed.
    package var layerRange: ClosedRange<Int>? {
        switch self {
        case .w2: 0...10_000
        case .w5: 1...1_000_000
        case .w6, .w7: 1...100_000
        case .w1, .w3, .w4: nil
        }
    }

    /// The default number of layers; nil where the number is fixed.
    package var defaultLayers: Int? {
        switch self {
        case .w2: 100
        case .w5: 10_000
        case .w6: 3_000
        case .w7: 3_400
        case .w1, .w3, .w4: nil
        }
    }

    /// The workload on a screen of `size` points with `scale` pixels to the point, at progress 0.
    ///
    /// `layers` is limited to `layerRange`, and without effect where that is nil. The layers belong to `host`, whose
    /// rasteriser and committer W4 uses; it is not retained. Sizes that are not positive and finite give empty layers.
    @MainActor package func make(
        size: CGSize, scale: CGFloat, layers: Int? = nil, host: any Host
    ) -> any Workload {
        HostScope.with(host) {
            let screen = WorkloadScreen(size: size, scale: scale)
            let count = limited(layers ?? defaultLayers ?? 0)
            let workload: any Workload =
                switch self {
                case .w1: MagicMoveWorkload(screen)
                case .w2: ManyLayersWorkload(screen, layers: count)
                case .w3: PageCurlWorkload(screen)
                case .w4: SnapshotWorkload(screen, host: host)
                case .w5: LayerTreeWorkload(screen, layers: count)
                case .w6: TilesWorkload(screen, tiles: count)
                case .w7: PassingTilesWorkload(screen, tiles: count)
                }
            workload.show(0)
            return workload
        }
    }

    private func limited(_ layers: Int) -> Int {
        layerRange.map { min(max(layers, $0.lowerBound), $0.upperBound) } ?? 0
    }
}
