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

        /// The identifiers of UIKit in the symbol; attributes are the compiler's.
        var names: [Substring] {
            symbol.matches(of: /[#@]?\w+/).map(\.output).filter { $0.count > 6 && $0.first != "@" }
        }
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
            let declared = row.names.filter { Self.declarations.contains($0) }
            #expect(declared.isEmpty, "\(row.symbol) is here")
            return #expect(row.use.split(separator: " ").count >= 4, "\(row.symbol) is absent without a reason")
        }
        let source = try String(contentsOf: Self.samples.appending(path: "\(row.source).swift"), encoding: .utf8)
        let code = source.replacing(/\/\/.*/, with: "")
        #expect(!row.use.isEmpty && code.contains(row.use), "\(row.source).swift does not use \(row.symbol)")
    }

    /// The names that ViewKit declares for others.
    private nonisolated static let declarations: Set<Substring> = {
        let sources = folder.appending(path: "../../../Sources/ViewKit").standardized
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
        let declaration = /(?:public|open) (?:[a-z]+ )*(?:class|struct|enum|protocol|typealias|var|let|func) (\w+)/
        return paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
            let text = (try? String(contentsOf: sources.appending(path: path), encoding: .utf8)) ?? ""
            names.formUnion(text.matches(of: declaration).map(\.output.1))
        }
    }()

    @Test func declarationsAreFound() {
        #expect(Self.declarations.isSuperset(of: ["UIView", "animate", "topAnchor", "UIGestureRecognizerState"]))
        #expect(!Self.declarations.contains("UIDynamicAnimator"))
    }

    @Test func noSymbolHasTwoRows() {
        #expect(!Self.rows.isEmpty && Set(Self.rows.map(\.symbol)).count == Self.rows.count)
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
            surface.followKeyboard(duration: 0.1)
            surface.exchange(other)
        }
        for frame in 0...120 { host.frame(at: Double(frame) / 60) }
        #expect(surface.log.contains("keyframes true") && surface.log.contains("exchanged"))
        #expect(surface.log.contains("back") && surface.log.contains("0"))
        #expect(surface.log.contains("curve 7, even true"))
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
