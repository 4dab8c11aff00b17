/// The changes that the screens make by themselves on the way there and back: those of a run in which nothing is animated.
///
/// A badge that goes once a message was read, a list that is loaded again: no animator is at fault.
@MainActor struct OwnChanges {
    /// Whether the picture is another one.
    private(set) var changesPicture = false
    private var views: Set<View> = []

    private struct View: Hashable {
        /// The name of the kind of finding.
        var finding: String
        var name: String?
        var property: String?

        init(_ finding: Finding) {
            self.finding = finding.name
            name = finding.view
            property = finding.property
        }
    }

    /// The changes by `triggers`; none where the screens cannot be changed without an animation.
    init(_ plan: RunPlan, triggers: TriggerPair) throws {
        guard let back = triggers.back else { return }
        let transition = try CheckedTransition(plan, triggers: triggers)
        try transition.rest()
        let before = try transition.picture()
        try transition.observe(.start)
        transition.session.source.skipAnimations()
        for trigger in [triggers.there, back] {
            let screens = try transition.survey()?.screens
            _ = try transition.begin(by: trigger, .play)
            try transition.rest()
            guard try transition.survey()?.screens != screens else { return }
        }
        try transition.observe(.start, after: "there and back")
        changesPicture = try PixelDifference(before.image, transition.picture().image).bounds != nil
        views = Set(CheckEvidence(transition.observations).findings.map(View.init))
    }

    /// Whether `finding` is about such a change.
    func explain(_ finding: Finding) -> Bool {
        if finding.name == FindingKind.pictureChanged.name { return changesPicture }
        return FindingKind.namesOfState.contains(finding.name) && views.contains(View(finding))
    }
}
