import Foundation
import Graphics
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// Screens as values: views with their owners, touches, and the objects of transitions.
@MainActor @Suite struct SceneSurveyTests {
    private let stage = Stage(
        Stage.Options(screen: ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)),
        imageDecoder: SDLImageDecoder(), pictures: { _ in nil })

    /// A screen with a card, a button below it, and a view that nothing shows.
    private final class Screen: UIViewController {
        let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        lazy var button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        var cover: UIView? = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = .red
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Screen.tap(_:)))
            button.setTitle("Open", for: .normal)
            for part in [card, button, cover] { part.map(view.addSubview) }
        }

        private func tap(_ tap: UITapGestureRecognizer) {}
    }

    private func frame(_ number: Int) {
        stage.frame(FrameTick(timestamp: Double(number) / 60, targetTimestamp: Double(number + 1) / 60))
    }

    @Test func viewsHaveTheirPropertiesFramesAndGestures() throws {
        let screen = stage.run { Screen() }
        stage.show(screen)
        frame(0)
        let survey = try #require(stage.survey())
        let card = try #require(survey.views.first { $0.property == "Screen.card" })
        #expect(card.name == "UIView" && card.isSystem && !card.isInvisible)
        #expect(card.frame == SurveyedView.Area(x: 20, y: 100, width: 200, height: 100))
        #expect(card.targets == [.tap(count: 1, fingers: 1)] && card.touchPoint == SurveyedView.Point(x: 120, y: 150))
        let button = try #require(survey.views.first { $0.property == "Screen.button" })
        #expect(button.targets.contains(.control) && button.screen == card.screen)
        let cover = try #require(survey.views.first { $0.property == "Screen.cover" })
        #expect(cover.isInvisible)
        // The tenth row of the grid is the middle of the screen, the fifteenth lies on the cover.
        #expect(survey.hits[15 * SceneSurvey.gridColumns + 4] == cover.id)
        #expect(survey.screens.map(\.name) == ["Screen"] && survey.screens.first?.id == card.screen)
    }

    /// An object has its number for life, and text brings all of a survey to another process.
    @Test func numbersStayAndTextIsRead() throws {
        let screen = stage.run { Screen() }
        stage.show(screen)
        frame(0)
        let first = try #require(stage.survey())
        stage.run {
            screen.card.alpha = 0.5
            screen.card.transform = CGAffineTransform(rotationAngle: 1)
        }
        let second = try #require(stage.survey())
        #expect(first.views.map(\.id) == second.views.map(\.id) && first != second)
        #expect(try SceneSurvey(text: second.text()) == second)
        #expect(throws: (any Error).self) { try SceneSurvey(text: "{}") }
    }

    @Test func whatIsGoneIsNoSurvivor() throws {
        _ = stage.survey()
        let root = stage.run { Screen() }
        stage.show(root)
        frame(0)
        var kept: UIViewController?
        for number in 0..<2 {
            stage.run {
                let next = Screen()
                if number == 1 { kept = next }
                root.present(next, animated: true)
            }
            for step in 1..<90 { frame(number * 300 + step) }
            stage.run { root.dismiss(animated: true) }
            for step in 90..<200 { frame(number * 300 + step) }
        }
        let survey = try #require(stage.survey())
        #expect(survey.transitions.map(\.didComplete) == [true, true, true, true])
        #expect(survey.transitions.map(\.leadsBack) == [false, true, false, true])
        #expect(survey.survivors.filter { $0.role == .screen }.map(\.transition) == [3])
        #expect(kept != nil)
    }
}
