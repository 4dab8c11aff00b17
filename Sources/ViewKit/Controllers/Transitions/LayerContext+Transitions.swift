/// The transitions of one host.
extension LayerContext {
    /// The transitions that run.
    package var transitions: ActiveTransitions { attachments.value { ActiveTransitions() } }

    /// The settings of the transitions.
    package var transitionSettings: TransitionSettings { attachments.value { TransitionSettings() } }
}
