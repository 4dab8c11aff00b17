import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// The draw lists of trees, without pixels.
@MainActor struct DrawListBuilderTests {
    private let store = ResourceStore()

    private func list(_ text: String, scale: Double = 1, size: Int = 100) throws -> DrawList {
        let builder = DrawListBuilder()
        let tree = try RenderTree.parse("tree 100 100\n" + text, into: store).tree
        builder.build(tree, resources: store, scale: scale, bounds: PixelRect(width: size, height: size))
        return builder.list
    }

    private func kinds(_ list: DrawList) -> [DrawCommand.Kind] { list.commands.map(\.kind) }

    @Test func placesAreInPixels() throws {
        let list = try list("group move=10,20\n  solid bounds=1,2,3.5,4 color=#ff000080 opacity=0.5 scale=2", scale: 2)
        let command = try #require(list.commands.first)
        #expect(command.box == PixelRect(minX: 24, minY: 48, maxX: 38, maxY: 64))
        #expect(command.quad == RoundedQuad(a: 4, d: 4, tx: 24, ty: 48, width: 3.5, height: 4))
        #expect(command.color == 0xFF0000)
        #expect(abs(command.alpha - 0.5 * 128 / 255) < 1e-6)
        #expect(list.passes == [DrawPass(start: 0, end: 1, readsTarget: false)])
    }

    @Test func whatIsNotSeenIsNotListed() throws {
        let list = try list(
            """
            solid bounds=100,0,10,10
            solid bounds=-10,0,10,10
            solid bounds=0,0,10,10 opacity=0.001
            solid bounds=0,0,10,10 color=#00000000
            group clips bounds=0,0,20,20
              solid bounds=30,30,10,10
              group clips bounds=30,30,10,10
                solid bounds=0,0,100,100
            group opacity=0
              solid bounds=0,0,10,10
            border bounds=0,0,10,10
            image image=missing bounds=0,0,10,10
            """)
        #expect(list.commands.isEmpty && list.passes.isEmpty)
    }

    @Test func opacityIsFoldedWhereNothingOverlaps() throws {
        let apart = try list(
            "group flattens opacity=0.5\n  solid bounds=0,0,10,10\n  solid bounds=10,0,10,10\n  solid bounds=0,10,10,10"
        )
        #expect(kinds(apart) == [.solid, .solid, .solid])
        #expect(apart.commands.allSatisfy { $0.alpha == 0.5 && !$0.flags.contains(.opaque) })

        let together = try list(
            "group flattens opacity=0.5\n  solid bounds=0,0,10,10\n  solid bounds=9.5,0,10,10")
        #expect(kinds(together) == [.beginLayer, .solid, .solid, .endLayer])
        #expect(together.commands.map(\.alpha) == [1, 1, 1, 0.5])
        #expect(together.commands[0].box == PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 10))
        #expect(together.commands[3].box == together.commands[0].box)

        let each = try list("group opacity=0.5\n  solid bounds=0,0,10,10\n  solid bounds=5,0,10,10 opacity=0.5")
        #expect(each.commands.map(\.alpha) == [0.5, 0.25])
    }

    @Test func foldedCommandsKeepTheGroupsClip() throws {
        let list = try list(
            """
            group clips flattens bounds=10.5,10.5,40,40 opacity=0.5
              group clips bounds=0,0,60,30.5 radius=4
                solid bounds=0,0,30,60
              solid bounds=30,40,40,40
            """)
        #expect(kinds(list) == [.solid, .solid])
        let inner = list.clips[Int(list.commands[0].clip)]
        #expect(inner.quad.height == 30.5 && inner.parent != 0)
        #expect(list.clips[Int(list.commands[1].clip)].quad.tx == 10.5)
        #expect(list.clips[Int(inner.parent)].quad.tx == 10.5)
    }

    /// The contents of a layer are not cut off by a clip that cuts off the layer: edges would be smoothed twice.
    @Test func foldedLayersAreClippedAsAWhole() throws {
        let list = try list(
            """
            group clips flattens bounds=10.5,10.5,40,40 opacity=0.5
              group flattens opacity=0.5
                group clips bounds=0,0,60,30.5 radius=4
                  solid bounds=0,0,30,60
                solid bounds=5,5,40,40
            """)
        #expect(kinds(list) == [.beginLayer, .solid, .solid, .endLayer])
        #expect(list.clips[Int(list.commands[1].clip)].quad.height == 30.5)
        #expect(list.clips[Int(list.commands[1].clip)].parent == 0)
        #expect(list.clips[Int(list.commands[3].clip)].quad.tx == 10.5)
    }

    @Test func clipsAlongThePixelGridNeedNoEntry() throws {
        let list = try list("group clips bounds=10,10,40,40\n  solid bounds=0,0,100,100")
        #expect(list.clips.count == 1)
        #expect(list.commands.map(\.box) == [PixelRect(minX: 10, minY: 10, maxX: 50, maxY: 50)])
        #expect(list.commands[0].clip == 0)
    }

    @Test func uprightClipsBecomeOneAndWhatFillsThemIsMarked() throws {
        let list = try list(
            """
            group clips bounds=10.5,10.5,40,40
              group clips bounds=20.25,0,100,30.75
                solid bounds=0,0,100,100
                solid bounds=22,12,5,5
            """)
        let clip = list.clips[Int(list.commands[0].clip)]
        #expect(clip.quad == RoundedQuad(tx: 20.25, ty: 10.5, width: 30.25, height: 20.25))
        #expect(clip.parent == 0)
        #expect(list.commands[0].flags.contains(.fillsClip))
        #expect(list.commands[1].clip == 0, "it lies well inside")
    }

    @Test func plainMasksAreClips() throws {
        let plain = try list("group masked\n  solid bounds=10,10,40,40 radius=8\n  solid bounds=0,0,100,100")
        #expect(kinds(plain) == [.solid] && plain.commands[0].clip != 0)
        let faint = try list("group masked\n  solid bounds=10,10,40,40 opacity=0.5\n  solid bounds=0,0,100,100")
        #expect(kinds(faint) == [.beginLayer, .solid, .beginMask, .solid, .endMask, .endLayer])
        #expect(faint.commands[0].box == PixelRect(minX: 10, minY: 10, maxX: 50, maxY: 50))
    }

    @Test func whatIsHiddenIsDropped() throws {
        let list = try list(
            """
            solid bounds=0,0,100,100
            group flattens opacity=0.5
              solid bounds=20,20,30,30
              solid bounds=25,20,30,30
            solid bounds=0,0,5,5
            solid bounds=5,5,90,90 color=#ff0000
            solid bounds=20,20,10,10 opacity=0.5
            """)
        #expect(kinds(list) == [.solid, .solid, .solid, .solid])
        #expect(list.commands.map(\.color) == [0, 0, 0xFF0000, 0])
        let translucent = try self.list("solid bounds=20,20,10,10\nsolid bounds=0,0,100,100 opacity=0.9")
        #expect(translucent.commands.count == 2)
        let rounded = try self.list("solid bounds=0,0,10,10\nsolid bounds=0,0,100,100 radius=20")
        #expect(rounded.commands.count == 2)
    }

    @Test func backdropsEndPasses() throws {
        let list = try list(
            """
            solid bounds=0,0,50,50
            backdrop bounds=0,0,20,20 blur=2
            solid bounds=0,0,10,10
            group flattens opacity=0.5
              solid bounds=40,40,20,20
              backdrop bounds=45,45,20,20 blur=2
            """)
        #expect(
            list.passes == [
                DrawPass(start: 0, end: 1, readsTarget: false), DrawPass(start: 1, end: 3, readsTarget: true),
                DrawPass(start: 3, end: 7, readsTarget: true),
            ])
        #expect(list.commands[3].kind == .beginLayer)
        let first = try self.list("backdrop bounds=0,0,20,20 blur=2")
        #expect(first.passes == [DrawPass(start: 0, end: 1, readsTarget: true)])
    }

    @Test func whatABackdropSeesIsNotDropped() throws {
        let list = try list(
            "solid bounds=0,0,90,90 color=#ff0000\nbackdrop bounds=0,0,20,20 blur=2\nsolid bounds=0,0,100,100")
        #expect(list.commands.map(\.kind).first == .solid && list.commands[0].color == 0xFF0000)
    }

    @Test func childrenOfA3DContextComeByDepth() throws {
        let list = try list(
            """
            context3D
              group move=0,0,1
                solid bounds=0,0,10,10 color=#000001
              group move=0,0,-5
                context3D
                  group move=0,0,9
                    solid bounds=0,0,10,10 color=#000002
                  group
                    solid bounds=0,0,10,10 color=#000003
              group
                solid bounds=0,0,10,10 color=#000004
              group move=0,0,1
                solid bounds=0,0,10,10 color=#000005
            solid bounds=0,0,10,10 color=#000006
            """)
        #expect(list.commands.map(\.color) == [3, 2, 4, 1, 5, 6])
    }

    @Test func deepTreesAndBrokenCountsAreWalked() {
        var nodes = ContiguousArray<RenderNode>()
        for index in 0..<50_000 {
            var node = RenderNode(index == 49_999 ? .solid : .group, bounds: SIMD4(0, 0, 10, 10))
            node.subtreeCount = UInt32(50_000 - index)
            nodes.append(node)
        }
        let builder = DrawListBuilder()
        let bounds = PixelRect(width: 100, height: 100)
        builder.build(RenderTree(nodes: nodes), resources: store, scale: 1, bounds: bounds)
        #expect(builder.list.commands.count == 1)
        for index in nodes.indices { nodes[index].subtreeCount = index % 3 == 0 ? 0 : .max }
        builder.build(RenderTree(nodes: nodes), resources: store, scale: 1, bounds: bounds)
        #expect(builder.list.commands.count == 1)
        builder.build(RenderTree(nodes: nodes), resources: store, scale: 0, bounds: bounds)
        builder.build(RenderTree(nodes: nodes), resources: store, scale: .nan, bounds: bounds)
        #expect(builder.list.commands.isEmpty)
    }
}
