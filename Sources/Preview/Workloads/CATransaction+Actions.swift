import LayerTree

extension CATransaction {
    /// Runs `body` so that its changes set off no actions; unlike a transaction of its own it allocates nothing.
    static func withoutActions(_ body: () -> Void) {
        let wereDisabled = disableActions()
        setDisableActions(true)
        body()
        setDisableActions(wereDisabled)
    }
}
