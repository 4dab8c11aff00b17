/// The default forms.
extension UIListContentConfiguration {
    /// A row with a text, and a second one below it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }

    /// A row with a text, and a small one below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.caption1, .secondaryLabel))
    }

    /// A row with a text, and a grey one at the other edge.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(
            TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// A row of a sidebar with a small text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// A row beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// A row beside a sidebar with a small text below.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// The header of a section in a list.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// The footer of a section in a list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.subheadline, .secondaryLabel), TextProperties(.subheadline, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    }

    /// The header of a section in a grouped list, in small capital letters.
    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, .secondaryLabel, transform: .uppercase),
            TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 7, trailing: 16))
    }

    /// A larger header of a section in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 7, trailing: 16))
    }

    /// The largest header of a section in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var content = prominentInsetGroupedHeader()
        let size = UIFont.preferredFont(forTextStyle: .title3).pointSize
        content.textProperties.font = .systemFont(ofSize: size, weight: .bold)
        return content
    }

    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var content = prominentInsetGroupedHeader()
        content.directionalLayoutMargins.top = 11
        return content
    }
}
