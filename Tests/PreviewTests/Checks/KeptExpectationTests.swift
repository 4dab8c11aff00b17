import Testing

@testable import Preview

/// Expectations of input, layout and callbacks, on surveys of a screen before and after.
struct KeptExpectationTests {
    private static func view(_ id: Int, _ name: String, in parent: Int?, _ targets: [SurveyedView.TouchTarget] = [])
        -> SurveyedView
    {
        let area = SurveyedView.Area(x: 0, y: 0, width: 100, height: 100)
        return SurveyedView(
            id: id, parent: parent, screen: id < 3 ? nil : 10, name: name, isSystem: true, frame: area,
            state: .init(
                center: .init(x: 50, y: 50), bounds: area, alpha: 1, isHidden: false, transform: [], hasMask: false,
                takesTouches: true), isInvisible: false, targets: targets)
    }

    /// A window with a bar and a screen that has a list, a cell with a button, and a label.
    private static func survey(_ change: (inout SceneSurvey) -> Void = { _ in }) -> SceneSurvey {
        var survey = SceneSurvey()
        survey.views = [
            view(0, "UIWindow", in: nil), view(1, "TransitionView", in: 0), view(2, "UINavigationBar", in: 0),
            view(3, "UIView", in: 1, [.pan(fingers: 1)]), view(4, "UITableView", in: 3, [.scroll]),
            view(5, "UITableViewCell", in: 4, [.cell]), view(6, "UIButton", in: 5, [.control]),
            view(7, "UILabel", in: 3),
        ]
        survey.screens = [SceneSurvey.SurveyedScreen(id: 10, name: "List", view: 3, insets: [44, 0, 34, 0])]
        survey.transitions = [
            SurveyedTransition(
                number: 1, animatorName: "Slide", animator: 20, from: 11, to: 10, fromView: 30, toView: 3, container: 1,
                initialSubviews: [], hasInteraction: true, leadsBack: false,
                finalFrame: .init(x: 0, y: 0, width: 100, height: 100), didComplete: true)
        ]
        survey.firstResponder = 7
        change(&survey)
        return survey
    }

    /// A change after a cancel, and the names of the findings.
    private struct Row: Sendable {
        var names: [String]
        var change: @Sendable (inout SceneSurvey) -> Void
    }

    private static let rows = [
        Row(names: []) { _ in },
        Row(names: ["input-lost"]) { $0.views[3].targets = [] },
        Row(names: ["input-lost"]) { $0.views[4].targets = [] },
        // A cell may have another content each time.
        Row(names: []) { $0.views[6].targets = [] },
        Row(names: []) { $0.views[3].targets.append(.pinch) },
        Row(names: ["input-lost"]) { $0.views[2].state.takesTouches = false },
        Row(names: ["first-responder-lost"]) { $0.firstResponder = nil },
        Row(names: []) { $0.firstResponder = 4 },
        Row(names: ["safe-area-changed"]) { $0.screens[0].insets[2] = 74 },
        Row(names: []) { $0.screens[0].insets[2] = 34.4 },
        // A screen that is not there has no safe area.
        Row(names: ["destination-missing"]) {
            $0.screens[0].insets[2] = 0
            $0.screens[0].view = nil
        },
        Row(names: ["status-bar-changed"]) { $0.statusBar.isLight = true },
        Row(names: ["status-bar-changed"]) { $0.statusBar.isHidden = true },
        Row(names: ["callback-missing"]) { $0.screens[0].isBetweenAppearances = true },
        Row(names: ["callback-doubled"]) {
            $0.callbacks = [.init(screen: "List", name: "viewWillAppear(_:)", isAnnounced: false)]
        },
        Row(names: ["callback-early"]) {
            $0.callbacks = [.init(screen: "List", name: "viewDidAppear(_:)", isAnnounced: true)]
        },
    ]

    @Test(arguments: rows.indices) func whatIsLostIsFound(_ index: Int) {
        let row = Self.rows[index]
        let found = CheckEvidence([
            Observation(moment: .start, survey: Self.survey()),
            Observation(moment: .start, phase: "cancelled at 50 %", survey: Self.survey(row.change)),
        ]).findings
        #expect(found.map(\.name) == row.names, "\(found)")
        #expect(found.allSatisfy { $0.phase == "cancelled at 50 %" })
    }

    /// A view or a bar that moves after the progress has come to its end, where the picture changes.
    @Test(arguments: [(7, 50, 1), (7, 500, 0), (2, 0, 1), (4, 0, 1), (5, 0, 0), (3, 0, 0), (1, 0, 0)])
    func aJumpAtTheEndIsFound(_ id: Int, _ area: Double, _ count: Int) {
        let arrived = Self.survey { survey in
            survey.transitions[0].didComplete = nil
            survey.views[id].state.center.y += 12
        }
        var end = Observation(moment: .end, phase: "finished", survey: Self.survey())
        end.changedArea = SurveyedView.Area(x: area, y: area, width: 20, height: 20)
        var observations = [Observation(moment: .arrived, phase: "at progress 1", survey: arrived), end]
        #expect(CheckEvidence(observations).findings.map(\.name) == Array(repeating: "layout-jump", count: count))
        observations[1].changedArea = nil
        #expect(CheckEvidence(observations).findings.isEmpty)
    }
}
