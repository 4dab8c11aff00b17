import LayerTree

/// Picture files with names, and no colours.
final class PictureFiles: AssetSource {
    private let path: (String) -> String?

    /// The files whose paths `path` gives by name.
    init(_ path: @escaping (String) -> String?) { self.path = path }

    func image(named name: String, isDark: Bool) -> NamedImage? { path(name).map { NamedImage(path: $0) } }

    func color(named name: String) -> NamedColor? { nil }
}
