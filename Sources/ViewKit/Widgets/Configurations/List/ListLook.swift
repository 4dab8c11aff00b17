/// The look of a list, which its cells have where nothing else is set.
enum ListLook {
    case plain
    case grouped
    case sidebar

    /// The background of a cell.
    var background: UIBackgroundConfiguration {
        switch self {
        case .plain: .listPlainCell()
        case .grouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        }
    }
}
