/// The state of a layer whose contents are what is below it.
@MainActor final class BackdropState: SubclassState {
    /// In points.
    var blurRadius: CGFloat = 0
    /// The factor on the saturation of the colours.
    var saturation: CGFloat = 1

    override func copy() -> SubclassState {
        let copy = BackdropState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? BackdropState else { return }
        blurRadius = other.blurRadius
        saturation = other.saturation
    }

    /// Contents do.
    override var writesNodes: Bool { false }
}
