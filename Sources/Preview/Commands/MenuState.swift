/// The state of a window that decides which commands its menu has.
struct MenuState: Hashable, Sendable {
    /// The content of the window: one subject, or one that follows fingers alone, the gallery's grid, an opened entry of
    /// that, or a script that plays or has ended.
    enum Place: CaseIterable { case subject, fingerSubject, grid, entry, replay, endedReplay }

    var place = Place.subject
    var loops = false
    var isDark = false
    var reducesMotion = false
    var records = false
    var showsGraph = false
    var showsReleaseMetrics = false
    var showsTouchMarks = false
    var showsPanels = false
    /// Whether a transition without screens of its own shows between stock screens.
    var showsStockScreens = false

    /// The items from the top down: the commands that do something in this place.
    var items: [MenuEntry] {
        CommandRow.all.filter { showsStockScreens || !$0.isForStockScreens }.flatMap(\.bindings).compactMap { binding in
            binding.item.flatMap { $0.places.contains(place) ? (binding, $0) : nil }
        }
        .sorted { $0.1.order < $1.1.order }
        .map { binding, item in
            MenuEntry(
                title: item.title(self), key: binding.caps.joined(separator: " "), command: binding.command)
        }
    }
}
