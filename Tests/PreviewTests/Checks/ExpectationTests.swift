import Testing

@testable import Preview

/// The expectations of the state of screens, on values.
@Suite struct ExpectationTests {
    /// A window with a stack's container, a screen in it, and a card on that.
    private static func survey(_ change: (inout SceneSurvey) -> Void = { _ in }) -> SceneSurvey {
        var survey = SceneSurvey()
        survey.views = [
            view(1, "UIWindow", in: nil), view(2, "TransitionView", in: 1), view(3, "UIView", in: 2, screen: 10),
            view(4, "CardView", in: 3, screen: 10, property: "List.card"),
        ]
        survey.hits = [3, 4]
        survey.screens = [SceneSurvey.SurveyedScreen(id: 10, name: "List", view: 3)]
        survey.transitions = [
            SurveyedTransition(
                number: 1, animatorName: "Slide", animator: 20, from: 11, to: 10, fromView: 30, toView: 3, container: 2,
                initialSubviews: [30], hasInteraction: false, leadsBack: false,
                finalFrame: .init(x: 0, y: 0, width: 100, height: 100), didComplete: true)
        ]
        change(&survey)
        return survey
    }

    private static func view(
        _ id: Int, _ name: String, in parent: Int?, screen: Int? = nil, property: String? = nil
    ) -> SurveyedView {
        let area = SurveyedView.Area(x: 0, y: 0, width: 100, height: 100)
        return SurveyedView(
            id: id, parent: parent, screen: screen, name: name, property: property, isSystem: property == nil,
            frame: area,
            state: .init(
                center: .init(x: 50, y: 50), bounds: area, alpha: 1, isHidden: false, transform: [], hasMask: false,
                takesTouches: true),
            isInvisible: false)
    }

    /// The state of a view after a cancel, and the finding; nil for none.
    private struct Row: Sendable {
        var change: @Sendable (inout SurveyedView.State) -> Void
        var words: String?
    }

    private static let rows = [
        Row(change: { _ in }, words: nil),
        Row(change: { $0.alpha = 0.4 }, words: "the alpha of a view stays 0.40, and was 1.00"),
        Row(change: { $0.alpha = 0.998 }, words: nil),
        Row(change: { $0.isHidden = true }, words: "a view stays hidden"),
        Row(change: { $0.hasMask = true }, words: "a view stays masked"),
        Row(change: { $0.takesTouches = false }, words: "a view takes no touches any more"),
        Row(change: { $0.center.y += 40 }, words: "a view stays moved by 0.0, 40.0 points"),
        Row(change: { $0.bounds.height = 60 }, words: "a view stays 100.0x60.0 points, and had 100.0x100.0"),
        Row(
            change: { $0.transform = [0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] },
            words: "a view stays transformed"),
        Row(change: { $0.transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }, words: nil),
        // Where it was scrolled to, and how it is coloured, is the screen's own.
        Row(change: { $0.bounds.y = 300 }, words: nil), Row(change: { $0.background = 7 }, words: nil),
    ]

    @Test(arguments: rows.indices) func viewsAreAsTheyWere(_ index: Int) {
        let row = Self.rows[index]
        let after = Self.survey { row.change(&$0.views[3].state) }
        let found = KeptViews.findings(
            in: CheckEvidence([
                Observation(moment: .start, survey: Self.survey()),
                Observation(moment: .start, phase: "cancelled at 50 %", survey: after),
            ]))
        #expect(found.map(\.message) == [row.words].compactMap(\.self))
        #expect(found.allSatisfy { $0.property == "List.card" && $0.phase == "cancelled at 50 %" })
    }

    /// A change of the survey at the end, and the names of the findings.
    private struct EndRow: Sendable {
        var change: @Sendable (inout SceneSurvey) -> Void
        var names: [String]
    }

    private static let endRows = [
        EndRow(change: { _ in }, names: []),
        EndRow(change: { $0.views.append(view(5, "UIView", in: 2)) }, names: ["view-left"]),
        EndRow(
            change: {
                $0.views.append(view(5, "UIView", in: 2))
                $0.views[4].isInvisible = true
                $0.hits = [3, 5]
            }, names: ["invisible-cover"]),
        // One that takes a tap is there on purpose.
        EndRow(
            change: {
                $0.views.append(view(5, "UIView", in: 2))
                $0.views[4].isInvisible = true
                $0.views[4].targets = [.tap(count: 1, fingers: 1)]
                $0.hits = [3, 5]
            }, names: []),
        EndRow(change: { $0.views[2].state.center.y = 90 }, names: ["final-frame"]),
        // A popup of another size has its own place.
        EndRow(
            change: {
                $0.views[2].state.bounds.height = 60
                $0.views[2].state.center.y = 90
            }, names: []),
        EndRow(change: { $0.screens[0].view = nil }, names: ["destination-missing"]),
        EndRow(change: { $0.transitions[0].keepsAnimatorBack = true }, names: ["animator-kept-back"]),
    ]

    @Test(arguments: endRows.indices) func theEndIsAsItHasToBe(_ index: Int) {
        let row = Self.endRows[index]
        let observation = Observation(moment: .end, phase: "finished", survey: Self.survey(row.change))
        #expect(CheckEvidence([observation]).findings.map(\.name) == row.names)
    }

    /// One object may be kept; one more with each run is a leak.
    @Test(arguments: [([5], [5], 0), ([5], [6], 0), ([5], [5, 6], 1), ([], [6], 0), ([5, 6], [5, 6, 7], 1)])
    func leaksGrow(_ first: [Int], _ second: [Int], _ count: Int) {
        func survey(_ ids: [Int]) -> SceneSurvey {
            Self.survey { survey in
                survey.survivors = ids.map {
                    SceneSurvey.Survivor(id: $0, role: .screen, name: "Detail", holder: "List.opened", transition: $0)
                }
            }
        }
        let observations = [[], first, second].map { Observation(moment: .start, survey: survey($0)) }
        let found = FreedObjects.findings(in: CheckEvidence(observations))
        #expect(found.map(\.name) == Array(repeating: "screen-not-freed", count: count))
        #expect(found.allSatisfy { $0.message.contains("held by List.opened") })
    }

    /// Motion while the progress stands still is a fault of the transition, and within a screen its own.
    @Test(arguments: [(5, 2, true, 1), (5, 2, false, 0), (4, 3, true, 0), (3, 2, true, 1)])
    func motionOutsideIsFound(_ id: Int, _ parent: Int, _ showsChange: Bool, _ count: Int) {
        func survey(_ place: Double) -> SceneSurvey {
            Self.survey { survey in
                if id == 5 { survey.views.append(Self.view(5, "UIView", in: parent)) }
                guard let index = survey.views.firstIndex(where: { $0.id == id }) else { return }
                survey.views[index].shown = [place]
            }
        }
        let found = MotionAtRest.findings(
            in: CheckEvidence([
                Observation(moment: .held, phase: "held", survey: survey(0)),
                Observation(moment: .held, phase: "held", survey: survey(9), showsChange: showsChange),
            ]))
        #expect(found.map(\.name) == Array(repeating: "motion-outside", count: count))
    }
}
