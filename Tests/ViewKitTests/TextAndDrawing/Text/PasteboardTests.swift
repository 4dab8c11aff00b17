import Foundation
import Testing

@testable import ViewKit

/// The general pasteboard, beside fields and the desktop's clipboard.
@MainActor @Suite struct PasteboardTests {
    private let rig = TextFieldRig()
    private var clipboard: Clipboard { Clipboard.of(rig.host.layers) }

    @Test func textGoesToTheDesktopAndToFields() {
        var copied: [String] = []
        clipboard.onCopy = { copied.append($0) }
        rig.begin(with: "|")
        rig.rig.run {
            let pasteboard = UIPasteboard.general
            #expect(pasteboard === UIPasteboard.general && pasteboard.string == nil && !pasteboard.hasStrings)
            pasteboard.string = "copied"
            #expect(pasteboard.string == "copied" && pasteboard.hasStrings && pasteboard.numberOfItems == 1)
            #expect(!pasteboard.hasImages && pasteboard.types == ["public.utf8-plain-text"])
            rig.field.paste(nil)
        }
        #expect(rig.field.text == "copied" && copied == ["copied"])
    }

    @Test func whatAFieldCopiesAndTheDesktopPastesIsThere() {
        rig.begin(with: "a[bc]d")
        rig.press(.copy)
        #expect(rig.rig.run { UIPasteboard.general.string } == "bc")
        rig.type(.paste("desktop"))
        #expect(rig.rig.run { UIPasteboard.general.string } == "desktop")
    }

    /// The text of the desktop is the one that the program gave it: what else its item has stays.
    @Test func anItemKeepsItsOtherKindsWhileItsTextIsPasted() {
        rig.begin()
        rig.rig.run {
            UIPasteboard.general.items = [["public.utf8-plain-text": "red", "com.apple.uikit.color": UIColor.red]]
        }
        rig.type(.paste("red"))
        rig.rig.run {
            #expect(UIPasteboard.general.color == .red && UIPasteboard.general.changeCount == 1)
        }
        #expect(rig.field.text == "red")
    }

    @Test func eachKindReplacesAllItems() throws {
        try rig.rig.run {
            let pasteboard = UIPasteboard.general
            let image = UIImage(cgImage: .filled(width: 2, height: 2, with: 0xFF00_00FF))
            let url = try #require(URL(string: "https://example.com/a"))
            pasteboard.image = image
            #expect(pasteboard.image === image && pasteboard.hasImages && !pasteboard.hasStrings)
            pasteboard.url = url
            #expect(pasteboard.url == url && pasteboard.string == "https://example.com/a" && !pasteboard.hasImages)
            pasteboard.color = .red
            #expect(
                pasteboard.color == .red && pasteboard.hasColors && !pasteboard.hasURLs && pasteboard.changeCount == 3)
            pasteboard.strings = ["a", "b"]
            pasteboard.addItems([["public.png": Data([1])]])
            #expect(pasteboard.strings == ["a", "b"] && pasteboard.images?.count == 1 && pasteboard.numberOfItems == 3)
            pasteboard.string = nil
            #expect(pasteboard.items.isEmpty && pasteboard.types == [])
        }
    }

    @Test func valuesAreKeptByTheirTypes() {
        rig.rig.run {
            let pasteboard = UIPasteboard.general
            pasteboard.setData(Data("text".utf8), forPasteboardType: "public.text")
            #expect(pasteboard.string == "text" && pasteboard.data(forPasteboardType: "public.text")?.count == 4)
            pasteboard.setValue(7, forPasteboardType: "com.example.number")
            #expect(pasteboard.value(forPasteboardType: "com.example.number") as? Int == 7 && pasteboard.string == nil)
            #expect(pasteboard.contains(pasteboardTypes: ["public.text", "com.example.number"]))
            #expect(!pasteboard.contains(pasteboardTypes: ["public.text"]))
        }
    }

    @Test func changesArePosted() {
        let pasteboard = rig.rig.run { UIPasteboard.general }
        var counts: [Int] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { _ in MainActor.assumeIsolated { counts.append(pasteboard.changeCount) } }
        rig.rig.run { pasteboard.string = "a" }
        clipboard.receive("b")
        clipboard.receive("b")
        NotificationCenter.default.removeObserver(token)
        #expect(counts == [1, 2] && pasteboard.string == "b")
    }
}
