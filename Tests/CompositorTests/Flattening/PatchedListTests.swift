import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// A list that is patched has to be the one that a walk over the whole tree makes, and its damage has to cover what changed.
@MainActor struct PatchedListTests {
    private let bounds = PixelRect(width: 160, height: 120)

    @Test(arguments: 0..<300, [true, false]) func isTheListOfTheWholeTree(seed: Int, hasHistory: Bool) throws {
        var random = RandomTree(seed: seed)
        random.hasHistory = hasHistory
        let fragments = FragmentCache(rasterizer: TreeRasterizer(), drawsParts: false)
        let builder = DrawListBuilder(fragments: fragments)
        let renderer = FrameRenderer(backend: CPUBackend(bounds))
        var shown = DrawList()
        for step in 0..<40 {
            builder.build(random.tree, resources: random.store, scale: 1, bounds: bounds)
            let whole = DrawListBuilder(fragments: fragments)
            whole.build(random.tree, resources: random.store, scale: 1, bounds: bounds)
            try #require(builder.list.commands == whole.list.commands, "step \(step)")
            try #require(builder.list.passes == whole.list.passes, "step \(step)")
            try #require(builder.list.clips == whole.list.clips, "step \(step)")
            try #require(builder.list.homographies == whole.list.homographies, "step \(step)")
            try expectDamage(of: builder, since: shown, step)
            if step % 3 != 0 { builder.exchangeList(with: &shown) }

            renderer.prepare(random.tree, resources: random.store, width: 160, height: 120, scale: 1)
            if step % 5 != 0 {
                try renderer.draw()
                let drawn = CPUBackend(bounds)
                drawn.draw(whole.list, over: Damage(bounds), resources: random.store)
                let difference = try PictureDifference(
                    CGImage(renderer.backend.readPixels()), CGImage(drawn.readPixels()))
                // Coverage is summed from where the damage begins: 1 off, and 2 where two shapes lie one above the other.
                try #require(difference.isWithin(2), "step \(step): \(difference)")
            }
            if step % 7 != 0 { random.change() }
        }
    }

    /// Outside of the runs that are named, the lists are equal.
    private func expectDamage(of builder: DrawListBuilder, since shown: DrawList, _ step: Int) throws {
        var runs: ContiguousArray<Range<Int>> = []
        guard builder.appendChanges(since: shown, to: &runs) else { return }
        try #require(builder.list.commands.count == shown.commands.count && builder.list.clips == shown.clips)
        for index in shown.commands.indices where !runs.contains(where: { $0.contains(index) }) {
            try #require(builder.list.commands[index] == shown.commands[index], "step \(step), command \(index)")
        }
    }

    @Test func onlyWhatChangedIsWalked() {
        let workload = Workload(width: 320, height: 200)
        let builder = DrawListBuilder()
        let bounds = PixelRect(width: 320, height: 200)
        var tree = RenderTree()
        var shown = DrawList()
        var runs = ContiguousArray<Range<Int>>()
        workload.grid(1000, 0, into: &tree)
        tree.history.commit = 1
        builder.build(tree, resources: workload.store, scale: 1, bounds: bounds)
        builder.exchangeList(with: &shown)
        tree.nodes[500].transform.tx += 1
        tree.history.commit = 2
        tree.history.base = 1
        tree.history.changes = [500]
        builder.build(tree, resources: workload.store, scale: 1, bounds: bounds)
        let isKnown = builder.appendChanges(since: shown, to: &runs)
        #expect(isKnown && runs == [500..<501])
        tree.nodes[3].opacity = 0.5
        #expect(tree.history.commit == 0, "nodes that are written to end the history")
    }
}

extension CPUBackend {
    /// A backend with memory for `bounds`.
    fileprivate convenience init(_ bounds: PixelRect) { self.init(width: bounds.width, height: bounds.height) }
}
