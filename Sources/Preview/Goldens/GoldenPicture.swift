/// One golden: a transition's motion on a screen.
struct GoldenPicture: Hashable, Sendable {
    /// The name of the transition's folder.
    var folder: String
    var motion: GoldenMotion
    var screen: GoldenScreen

    static let suffix = ".png"

    /// The name of the file in the transition's folder.
    var fileName: String { "\(motion.rawValue)-\(screen.name)\(Self.suffix)" }

    /// The name in reports and for `--accept`: `card/forward-390x844@1x-light`.
    var name: String { "\(folder)/\(fileName.dropLast(Self.suffix.count))" }

    /// Whether goldens have names like `fileName`: files of other names in a folder of them are the user's.
    static func isGolden(_ fileName: String) -> Bool {
        guard let motion = GoldenMotion.allCases.first(where: { fileName.hasPrefix($0.rawValue + "-") }) else {
            return false
        }
        let screen = fileName.dropFirst(motion.rawValue.count + 1)
        let ends = [GoldenSettings.light, GoldenSettings.dark].map { "x-\($0)\(suffix)" }
        guard let end = ends.first(where: screen.hasSuffix) else { return false }
        let parts = screen.dropLast(end.count).split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789.xe-".contains($0) } }
    }
}
