import Foundation
import LayerTree
import Testing
import ViewKit

@testable import Preview

/// `--right-to-left`: the direction of reading, as views, traits and the app tell it.
@MainActor @Suite struct RightToLeftTests {
    private func session(_ options: RunOptions) throws -> PreviewSession {
        try PreviewSession(RunPlan(Subject(named: "push"), options: options, isHeadless: true))
    }

    @Test(arguments: [false, true]) func allTellTheDirection(_ isReversed: Bool) throws {
        var options = RunOptions()
        options.settings.readsRightToLeft = isReversed
        let stage = try session(options).stage
        let direction: UIUserInterfaceLayoutDirection = isReversed ? .rightToLeft : .leftToRight
        #expect(stage.window.traitCollection.layoutDirection == (isReversed ? .rightToLeft : .leftToRight))
        stage.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            stage.window.addSubview(view)
            #expect(view.effectiveUserInterfaceLayoutDirection == direction)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == direction)
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == direction)
            #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
            view.semanticContentAttribute = .forceLeftToRight
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
    }

    /// Leading edges are where reading begins.
    @Test(arguments: [(false, 10.0), (true, 70)]) func constraintsFollowIt(_ isReversed: Bool, _ x: Double) throws {
        var options = RunOptions()
        options.settings.readsRightToLeft = isReversed
        let stage = try session(options).stage
        stage.run {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let inner = UIView()
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            outer.layoutIfNeeded()
            #expect(Double(inner.frame.minX) == x)
        }
    }

    /// A script that was made so is played so.
    @Test func aScriptSaysIt() throws {
        let text = #"{"segueGesture": 1, "what": "push", "rightToLeft": true}"# + "\n"
        let script = try GestureScript(text, path: "a")
        #expect(script.header.rightToLeft == true && script.text == text)
        var options = RunOptions()
        options.follow(script.header)
        #expect(options.settings.readsRightToLeft)
        #expect(try session(options).source.screen.settings.readsRightToLeft)
    }
}
