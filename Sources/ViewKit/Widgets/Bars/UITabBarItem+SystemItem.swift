extension UITabBarItem {
    /// The items of the system, each with its words and a picture.
    public enum SystemItem: Int, Sendable {
        /// Three dots.
        case more
        /// A star.
        case favorites
        /// A star in a ring.
        case featured
        /// A star.
        case topRated
        /// A clock.
        case recents
        /// A head in a ring.
        case contacts
        /// A clock with an arrow.
        case history
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow down in a ring.
        case downloads
        /// A clock.
        case mostRecent
        /// An eye.
        case mostViewed

        /// The words.
        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        /// The symbol that is shown.
        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .topRated: "star.fill"
            case .featured: "star.circle.fill"
            case .recents, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .history: "clock.arrow.circlepath"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "eye.fill"
            }
        }
    }
}
