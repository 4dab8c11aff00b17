import Testing

@testable import ViewKit

/// Haptic events of generators go to the listener on their host.
@MainActor @Suite struct FeedbackTests {
    let rig = ControlRig()

    private func words(_ body: () -> Void) -> [String] {
        var words: [String] = []
        rig.run {
            FeedbackListener.current.onFeedback = { words.append("\($0)") }
            body()
        }
        return words
    }

    @Test func everyKnockIsHeard() {
        let heard = words {
            UISelectionFeedbackGenerator().selectionChanged()
            let impact = UIImpactFeedbackGenerator()
            impact.prepare()
            impact.impactOccurred()
            UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
        }
        #expect(heard == ["selection", "medium impact", "rigid impact, 25 %", "warning"])
    }

    @Test(arguments: [(CGFloat.nan, "0 %"), (-3, "0 %"), (0.5, "50 %")])
    func anIntensityIsLimited(intensity: CGFloat, expected: String) {
        #expect(
            words { UIImpactFeedbackGenerator().impactOccurred(intensity: intensity) } == ["medium impact, \(expected)"]
        )
        #expect(words { UIImpactFeedbackGenerator().impactOccurred(intensity: 7) } == ["medium impact"])
    }
}
