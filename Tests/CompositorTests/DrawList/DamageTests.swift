import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@MainActor struct DamageTests {
    @Test(arguments: 0..<20)
    func coversWhatIsInsertedAndNothingTwice(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        var damage = Damage()
        var inserted: [PixelRect] = []
        for _ in 0..<(seed * 20) {
            let (x, y) = (Int32(random.below(900)), Int32(random.below(900)))
            let rect = PixelRect(
                minX: x, minY: y, maxX: x + Int32(random.below(40)), maxY: y + Int32(random.below(40)))
            damage.insert(rect)
            if !rect.isEmpty { inserted.append(rect) }
        }
        #expect(damage.rects.count <= Damage.limit)
        for rect in inserted { #expect(damage.rects.contains { $0.contains(rect) }) }
        for (index, rect) in damage.rects.enumerated() {
            #expect(!damage.rects.dropFirst(index + 1).contains { $0.intersects(rect) })
        }
        var tiles = DamageTiles()
        tiles.set(damage, bounds: PixelRect(width: 1000, height: 1000))
        for rect in inserted {
            let isFound = tiles.intersects(rect)
            #expect(isFound)
        }
    }

    @Test func fewChangesStayApart() {
        var damage = Damage()
        damage.insert(PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10))
        damage.insert(PixelRect(minX: 500, minY: 500, maxX: 510, maxY: 510))
        damage.insert(PixelRect(minX: 5, minY: 5, maxX: 15, maxY: 15))
        #expect(damage.area == 15 * 15 + 100)
        damage.insert(.empty)
        #expect(damage.rects.count == 2)
    }

    /// Commands are compared part by part if the lists' clips differ as well.
    @Test func anEdgeThatBecomesHardIsDamage() {
        let bounds = PixelRect(width: 100, height: 100)
        var old = DrawList(bounds: bounds)
        var new = DrawList(bounds: bounds)
        let box = PixelRect(minX: 10, minY: 10, maxX: 31, maxY: 31)
        var command = DrawCommand(
            .solid, box: box, quad: RoundedQuad(a: 1, d: 1, tx: 10.5, ty: 10.5, width: 20, height: 20))
        old.commands.append(command)
        command.hardEdges = .left
        new.commands.append(command)
        new.clips.append(Clip(quad: command.quad, box: box, inside: box, parent: 0))
        var damage = Damage()
        damage.insertChanges(from: old, to: new)
        #expect(damage.rects == [box])
    }

    private func build(_ tree: RenderTree, _ store: ResourceStore) -> DrawList {
        let builder = DrawListBuilder()
        builder.build(tree, resources: store, scale: 1, bounds: PixelRect(width: 320, height: 240))
        return builder.list
    }

    @Test(arguments: SceneFile.all)
    func equalListsGiveNone(scene: SceneFile) throws {
        let store = ResourceStore()
        let tree = try scene.load(into: store)
        var damage = Damage()
        damage.insertChanges(from: build(tree, store), to: build(tree, store))
        #expect(damage.isEmpty)
    }

    /// The law that damage has to obey: whatever changes in a scene, drawing the damage over the old picture gives the
    /// new picture. Every node in turn is moved, made fainter, or taken away.
    @Test(arguments: SceneFile.all, [0, 1, 2])
    func drawingTheDamageIsDrawingEverything(scene: SceneFile, change: Int) throws {
        let store = ResourceStore()
        let tree = try scene.load(into: store)
        let bounds = PixelRect(width: 320, height: 240)
        let old = build(tree, store)
        let partly = CPUBackend(width: 320, height: 240)
        let wholly = CPUBackend(width: 320, height: 240)
        partly.draw(old, over: Damage(bounds), resources: store)
        var shown = old
        for index in tree.nodes.indices {
            var changed = tree
            switch change {
            case 0: changed.nodes[index].transform.tx += 7.3
            case 1: changed.nodes[index].opacity *= 0.6
            default: changed.nodes[index].bounds = .zero
            }
            let new = build(changed, store)
            var damage = Damage()
            damage.insertChanges(from: shown, to: new)
            damage.growOverBackdrops(of: new)
            partly.draw(new, over: damage, resources: store)
            wholly.draw(new, over: Damage(bounds), resources: store)
            shown = new
            let difference = PictureDifference(CGImage(partly.readPixels()), CGImage(wholly.readPixels()))
            #expect(difference.isWithin(0), "node \(index): \(difference)")
        }
    }

    @Test func oneCommandMoreDamagesItsOwnPlaceOnly() throws {
        let store = ResourceStore()
        let lines = (0..<40).map { "solid bounds=\($0 * 7),10,5,5" }
        var damage = Damage()
        for extra in [0, 20, 40] {
            var more = lines
            more.insert("solid bounds=100,100,30,30", at: extra)
            let few = build(
                try RenderTree.parse("tree 320 240\n" + lines.joined(separator: "\n"), into: store).tree, store)
            let many = build(
                try RenderTree.parse("tree 320 240\n" + more.joined(separator: "\n"), into: store).tree, store)
            for (old, new) in [(few, many), (many, few)] {
                damage.removeAll()
                damage.insertChanges(from: old, to: new)
                #expect(damage.rects == [PixelRect(minX: 100, minY: 100, maxX: 130, maxY: 130)])
            }
        }
    }

    @Test func anotherSizeIsAllNew() {
        var damage = Damage()
        damage.insertChanges(
            from: DrawList(bounds: PixelRect(width: 10, height: 10)),
            to: DrawList(bounds: PixelRect(width: 20, height: 5)))
        #expect(damage.rects == [PixelRect(width: 20, height: 5)])
    }
}
