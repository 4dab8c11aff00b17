import Assets
import Graphics
import LayerTree

/// Picture files with names, the symbols that come with the program, and no colours.
final class PictureFiles: AssetSource {
    private let path: (String) -> String?
    private var outlines: [String: CGPath] = [:]

    /// The files whose paths `path` gives by name.
    init(_ path: @escaping (String) -> String?) { self.path = path }

    func image(named name: String, isDark: Bool) -> NamedImage? { path(name).map { NamedImage(path: $0) } }

    func color(named name: String) -> NamedColor? { nil }

    func symbolOutline(named name: String) -> CGPath? {
        if let outline = outlines[name] { return outline }
        let outline = SymbolOutlines.shared.outline(of: name).flatMap(CGPath.init(outline:))
        outlines[name] = outline
        return outline
    }
}

extension CGPath {
    /// The path with the steps that `text` lists, as SVG has them: `M`, `L`, `Q` and `C` with absolute coordinates, and `Z`; nil
    /// for any other text.
    convenience init?(outline text: String) {
        let path = CGMutablePath()
        var words = text.split(separator: " ")[...]
        while let step = words.popFirst() {
            guard let count = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][step] else { return nil }
            var points: [CGPoint] = []
            for _ in 0..<count {
                guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) })
                else { return nil }
                points.append(CGPoint(x: x, y: y))
            }
            switch step {
            case "M": path.move(to: points[0])
            case "L": path.addLine(to: points[0])
            case "Q": path.addQuadCurve(to: points[1], control: points[0])
            case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: path.closeSubpath()
            }
        }
        self.init(elements: path.elements)
    }
}
