import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Faces of a 3-D context that meet at an edge let next to nothing of what is behind them shine through it.
@MainActor struct EdgeBleedTests {
    private func picture(_ text: String) throws -> PixelBuffer {
        let store = ResourceStore()
        let tree = try RenderTree.parse(text, into: store).tree
        let renderer = FrameRenderer(backend: CPUBackend(width: 160, height: 120))
        renderer.prepare(tree, resources: store, width: 160, height: 120, scale: 1)
        try renderer.draw()
        return try renderer.backend.readPixels()
    }

    /// The darkest red of the pixels in the middle of the picture, well within white faces.
    private func darkest(_ picture: PixelBuffer) -> UInt32 {
        (50..<70).flatMap { y in (60..<100).map { picture[$0, y] >> 16 & 255 } }.min() ?? 0
    }

    /// The forms that a white face of 60 by 60 points may have.
    nonisolated static let faces = [
        "solid color=#ffffff BOUNDS", "image image=white BOUNDS", "group BOUNDS clips\n    solid color=#ffffff BOUNDS",
        "group BOUNDS\n    fragment fragment=pane BOUNDS\n    solid color=#ffffff80 BOUNDS",
    ]

    private static let resources = """
        tree 160 120
        image white checker 8 8 4 #ffffff #ffffff
        fragment pane 60 60
          solid bounds=0,0,60,60 color=#ffffff
        solid bounds=0,0,160,120 color=#000000
        context3D move=80.3,60.4

        """

    private func face(_ text: String, _ place: String) -> String {
        let lines = text.replacingOccurrences(of: "BOUNDS", with: "bounds=-30,-30,60,60").split(separator: "\n")
        return "  \(lines[0]) \(place)\n" + lines.dropFirst().map { $0 + "\n" }.joined()
    }

    @Test(arguments: faces, [-70, -35, -10, 15, 45, 75])
    func nothingShinesThroughTheEdgeOfACube(_ text: String, angle: Int) throws {
        for turn in ["", " rotateX=8", " rotateX=-6 rotate=17"] {
            let place = "rotateY=\(angle)\(turn) perspective=400"
            let tree =
                Self.resources + face(text, "move=0,0,30 \(place)")
                + face(text, "rotateY=90 move=30,0,0 \(place)") + face(text, "rotateY=-90 move=-30,0,0 \(place)")
            #expect(darkest(try picture(tree)) >= 250, "\(turn)")
        }
    }

    @Test func aLongEdgeAndTwoShortOnesMeet() throws {
        for order in [[0, 1, 2], [1, 0, 2], [1, 2, 0]] {
            let parts = [
                "bounds=-30,-30,30.3,60", "bounds=0.3,-30,29.7,31.6", "bounds=0.3,1.6,29.7,28.4",
            ]
            let lines = order.map { "  solid color=#ffffff rotateY=0.01 rotate=10 perspective=400 \(parts[$0])\n" }
            #expect(darkest(try picture(Self.resources + lines.joined())) >= 250, "\(order)")
        }
    }

    /// A face ends at an edge beyond which nothing lies: neither cards on top of each other nor those apart, turned
    /// away, translucent or rounded make each other larger.
    @Test(arguments: [
        "solid color=#ffffff bounds=-30,-30,60,60", "solid color=#ffffff bounds=32,-30,20,60",
        "solid color=#ffffff bounds=-50,-30,20,60 opacity=0", "solid color=#ffffff bounds=30,-30,20,60 radius=4",
        "solid singleSided color=#ffffff bounds=30,-30,20,60 rotateY=180",
    ])
    func aFaceEndsWhereNoNeighbourIs(_ other: String) throws {
        let place = "rotateY=0.01 rotate=10 perspective=400\n"
        let inContext = Self.resources + "  \(other) \(place)  solid color=#ffffff bounds=-30,-30,60,60 \(place)"
        let inGroup = inContext.replacingOccurrences(of: "context3D", with: "group")
        #expect(PictureDifference(CGImage(try picture(inContext)), CGImage(try picture(inGroup))).isWithin(0))
    }
}
