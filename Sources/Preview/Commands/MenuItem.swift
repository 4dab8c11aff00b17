/// An item of the menu of the right button: the command of a row of the table.
struct MenuItem: Sendable {
    /// The place in the menu, from the top down.
    var order: Int
    var title: @Sendable (MenuState) -> String
    /// The contents of a window for which the item does something.
    var places: Set<MenuState.Place>

    /// An item called `title` in `places`.
    init(_ order: Int, _ title: String, in places: Set<MenuState.Place>) {
        self.init(order, in: places) { _ in title }
    }

    /// An item whose title follows from the state of the window.
    init(_ order: Int, in places: Set<MenuState.Place>, title: @escaping @Sendable (MenuState) -> String) {
        self.order = order
        self.places = places
        self.title = title
    }
}
