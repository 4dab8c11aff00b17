/// The kinds of what UIKit's objects report while a check runs.
extension FindingKind {
    /// The kinds by words of a report; the first that occur count.
    private static let reportWords: [(words: String, kind: FindingKind)] = [
        ("completeTransition(_:) was not called", completionMissing),
        ("completeTransition(_:) was called again", completionTwice),
        ("completeTransition(true) after", completionFlag),
        ("so that the transition stands still", endless),
        ("the containerView, which is not its own", transitionMisuse),
        ("interruptibleAnimator(using:) gave an animator that does not run", transitionMisuse),
        ("coordinator got blocks after the end", alongsideIgnored),
        ("interruptibleAnimator(using:) makes another animator", animatorRemade),
        ("was to drive a second transition", transitionMisuse),
        ("came before the transition started", transitionMisuse),
        ("which presents", transitionMisuse),
        ("is in the stack already", transitionMisuse),
        ("its animations end at once", animatorMisuse),
        ("on an animator that is not stopped", animatorMisuse),
        ("on an animator that is not paused", animatorMisuse),
        ("on a stopped animator", animatorMisuse),
        ("on an animator that is not interruptible", animatorMisuse),
        ("on an active animator", animatorMisuse),
    ]

    /// The kind of a report of UIKit's.
    static func ofReport(_ text: String) -> FindingKind {
        reportWords.first { text.contains($0.words) }?.kind ?? reported
    }
}
