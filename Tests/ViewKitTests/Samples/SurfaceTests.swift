import Foundation
import Testing

@testable import ViewKit
@testable import iOSSamples

/// The names that public animator files use, most used first, in `surface.tsv`: each is used in one of the files of
/// `iOSSamples/Surface`, with the types that UIKit gives it, or left out for a reason.
@MainActor @Suite struct SurfaceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The number of files that use it, of 300 public ones.
        let files: Int
        let symbol: String
        /// The file that uses it, without its suffix, or "absent".
        let source: String
        /// A piece of that file, or why the symbol is left out.
        let use: String

        var testDescription: String { symbol }
    }

    private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private nonisolated static let samples = folder.appending(path: "../../iOSSamples/Surface").standardized

    nonisolated static let rows: [Row] = {
        let text = (try? String(contentsOf: folder.appending(path: "surface.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 5, let files = Int(fields[0]) else {
                return Row(files: 0, symbol: String(line), source: "", use: "")
            }
            return Row(files: files, symbol: fields[2], source: fields[3], use: fields[4])
        }
    }()

    @Test(arguments: rows) func aSymbolIsUsedOrLeftOutForAReason(_ row: Row) throws {
        if row.source == "absent" {
            return #expect(row.use.split(separator: " ").count >= 4, "\(row.symbol) is absent without a reason")
        }
        let source = try String(contentsOf: Self.samples.appending(path: "\(row.source).swift"), encoding: .utf8)
        #expect(!row.use.isEmpty && source.contains(row.use), "\(row.source).swift does not use \(row.symbol)")
    }

    @Test func noSymbolIsForgotten() {
        #expect(Self.rows.count == 267)
        #expect(Self.rows.count { $0.files >= 4 } == 215)
        #expect(Self.rows.count { $0.source == "absent" } == 10)
    }

    @Test func whatShowsTheLayersRuns() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.show(view)
        let surface = LayerSurface()
        let image = host.run { PictureTools.badge("1", diameter: 8) }
        host.run {
            surface.look()
            surface.place(in: view.layer, picture: image)
            surface.turn()
            surface.animate()
            surface.inOneGo()
        }
        for frame in 0...60 { host.frame(at: Double(frame) / 60) }
        #expect(surface.stopped == ["transaction", "interrupted"])
    }

    @Test func whatShowsTheAnimationsRuns() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let other = UIView()
        host.show(view)
        let surface = AnimationSurface(view: view)
        host.run {
            surface.blocks(duration: 0.1)
            surface.keyframes(duration: 0.2)
            surface.animators(duration: 0.3)
            surface.hold()
            surface.exchange(other)
        }
        for frame in 0...120 { host.frame(at: Double(frame) / 60) }
        #expect(surface.log.contains("keyframes true") && surface.log.contains("exchanged"))
        #expect(surface.log.contains("back") && surface.log.contains("0"))
    }

    @Test func whatShowsTheViewsRuns() {
        let host = TestHost()
        let view = ViewSurface(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        host.show(view)
        host.frame(at: 0)
        host.run {
            view.fade()
            view.tear(into: host.window)
            view.reveal()
            view.scroll(UIScrollView(frame: view.bounds))
        }
        host.frame(at: 1)
        #expect(view.window != nil && host.window.subviews.count > 1)
    }
}
