/// Something that a view does beside its own work, such as to show a context menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction belongs to; nil for none.
    var view: UIView? { get }
    /// Called before the interaction moves to `view`, or off its view where that is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction has moved.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added; setting them removes those that are not among them.
    public final var interactions: [any UIInteraction] {
        get { interactionList }
        set {
            for interaction in interactionList where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
            interactionList = newValue.filter { added in interactionList.contains { $0 === added } }
        }
    }

    /// Adds `interaction`, taking it off another view; one that is there already stays.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes `interaction`; one of another view stays.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
