/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The cases in which a line is shown.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance says.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Stands for insets that follow the row's content.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the row is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above the row, of which the leading and the trailing one count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below the row, of which the leading and the trailing one count.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator

    /// The lines of a list of that look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
