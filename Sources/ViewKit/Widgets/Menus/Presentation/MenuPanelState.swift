/// A panel of a menu that shows, and the row out of which it grew.
struct MenuPanelState {
    let view: MenuPlatter
    /// The row of the panel before; nil for the first panel.
    weak var row: MenuTarget?
    /// Whether it goes away, and takes no touches.
    var isLeaving = false
}
