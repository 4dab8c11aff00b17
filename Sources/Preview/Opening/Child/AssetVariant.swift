/// The traits for which an entry of an asset is meant.
struct AssetVariant: Hashable {
    private enum Appearance: Hashable { case any, light, dark }

    private let appearance: Appearance
    private let isForPhones: Bool
    private let isForWideGamut: Bool

    /// The traits of `entry`; nil for those that never hold here: other devices, high contrast, right to left.
    init?(_ entry: [String: Any]) {
        let idiom = entry["idiom"] as? String ?? "universal"
        guard idiom == "universal" || idiom == "iphone" else { return nil }
        guard entry["language-direction"] as? String != "right-to-left" else { return nil }
        var appearance = Appearance.any
        for case let trait as [String: Any] in entry["appearances"] as? [Any] ?? [] {
            switch (trait["appearance"] as? String, trait["value"] as? String) {
            case ("luminosity", "light"): appearance = .light
            case ("luminosity", "dark"): appearance = .dark
            default: return nil
            }
        }
        self.appearance = appearance
        isForPhones = idiom == "iphone"
        isForWideGamut = entry["display-gamut"] as? String == "display-P3"
    }

    /// Whether the entry is meant for the dark appearance alone.
    var isDark: Bool { appearance == .dark }

    /// The order in which entries are taken in an appearance, the lowest first; nil for one that is not meant for it.
    func rank(isDark: Bool) -> Int? {
        guard appearance != (isDark ? .light : .dark) else { return nil }
        return (appearance == .any ? 4 : 0) + (isForWideGamut ? 2 : 0) + (isForPhones ? 0 : 1)
    }

    /// The `entries` of the lowest rank in an appearance.
    static func best<Entry>(
        of entries: [Entry], isDark: Bool, variant: (Entry) -> AssetVariant
    ) -> [Entry] {
        let ranks = entries.map { variant($0).rank(isDark: isDark) }
        guard let lowest = ranks.compactMap(\.self).min() else { return [] }
        return zip(entries, ranks).filter { $1 == lowest }.map { $0.0 }
    }
}
