import Graphics
import LayerTree
import TestSupport
import Testing

@testable import Preview

@MainActor struct KeyListLayerTests {
    @Test(arguments: [1, 2] as [CGFloat]) func theListLooksLikeItsPicture(scale: CGFloat) throws {
        let layer = KeyListLayer()
        layer.contentsScale = scale
        layer.display()
        try Golden(scale == 1 ? "keys.png" : "keys-2x.png", folder: "../Goldens").expect(
            layer.contents as? CGImage, tolerance: 2)
    }

    @Test func theStandardListHasEveryKeyOnce() {
        let keys = KeyListLayer.standard.map { $0.keys.joined(separator: " ") }
        let expected = [
            "Space G", "← →", "Shift ← →", "↑ ↓", "Return Backspace", "Home End", "[ ]", "L", "Ctrl drag", "Wheel",
            "Right click", "R", "D", "B", "F", ", .", "H", "W 1 2", "T", "Ctrl R", "E Ctrl C", "F11", "Esc", "?", "Q",
        ]
        #expect(keys == expected)
        #expect(Array(KeyListLayer.stockScreens.dropFirst(2)) == KeyListLayer.standard)
    }

    @Test func theListIsAsHighAsItsEntriesNeed() {
        let few = KeyListLayer([.init(["Q"], meaning: "quit")])
        let none = KeyListLayer([])
        #expect(few.bounds.height - none.bounds.height == 21)
        #expect(KeyListLayer(KeyListLayer.stockScreens).bounds.height <= 640, "it fits on a phone")
        #expect(KeyListLayer().bounds.height <= 640 && KeyListLayer().bounds.width <= 366, "it fits on a phone")
    }
}
