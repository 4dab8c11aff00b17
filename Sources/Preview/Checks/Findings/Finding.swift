/// A defect that a check found: what is wrong, when, where, and what to do.
package struct Finding: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The name of its kind.
    package let name: String
    package let severity: FindingKind.Severity
    /// One sentence without a full stop.
    package let message: String
    /// The phase after which it shows, such as `cancelled at 50 %`; nil where it belongs to none.
    package var phase: String?
    /// The condition in which it was seen, such as `dark` or `random 17 of seed 1`; nil for the usual runs.
    package var condition: String?
    /// The class of the view or object; nil without one.
    package var view: String?
    /// The property that has the view, such as `DetailViewController.card`; nil where it is not known.
    package var property: String?
    /// The frame of the view in the window, in points; nil without a view.
    package var frame: Frame?
    /// The path of the file; nil where no line is known.
    package var file: String?
    /// The line, counted from 1; nil where none is known.
    package var line: Int?
    /// A clause in the imperative.
    package let remedy: String
    /// The path of the gesture script that shows it; nil without one.
    package var script: String?
    /// The path of the picture of it, PNG; nil without one.
    package var picture: String?
    /// The path of the page that plays it, HTML; nil without one.
    package var film: String?

    /// The paths of its files.
    var paths: [String] { [script, picture, film].compactMap(\.self) }

    /// A rectangle in points.
    package struct Frame: Codable, Hashable, Sendable {
        package var x, y, width, height: Double
    }

    /// A finding of `kind`, whose sentence and remedy are the kind's own where none are given.
    init(_ kind: FindingKind, _ message: String? = nil, phase: String? = nil, remedy: String? = nil) {
        name = kind.name
        severity = kind.severity
        self.message = message ?? kind.summary
        self.phase = phase
        self.remedy = remedy ?? kind.remedy
    }

    /// Returns a copy that names `view`, with its property and frame.
    func about(_ view: SurveyedView) -> Finding {
        var finding = self
        finding.view = view.name
        finding.property = view.property
        let area = view.frame
        finding.frame = Frame(x: area.x, y: area.y, width: area.width, height: area.height)
        return finding
    }

    /// Whether `other` says the same, perhaps after another phase, in another condition and with other numbers.
    func isSame(as other: Finding) -> Bool {
        name == other.name && view == other.view && property == other.property
            && (view != nil || words == other.words)
    }

    /// The message without its numbers.
    private var words: [Substring] { message.split { !$0.isLetter } }

    /// The finding as one line.
    package var description: String {
        let place = file.map { "\($0):\(line ?? 1): " } ?? ""
        let replay = script.map { " (segue replay \($0))" } ?? ""
        let when = [phase, condition].compactMap(\.self).map { ", \($0)" }.joined()
        return "\(severity.rawValue) \(name)\(when): \(place)\(subjectMessage); \(remedy)\(replay)"
    }

    /// The sentence with the phase and what it is about.
    var summary: String { subjectMessage + [phase, condition].compactMap(\.self).map { ", \($0)" }.joined() }

    /// The sentence with what it is about.
    private var subjectMessage: String {
        let owner = property.map { "\($0) (\(view ?? ""))" } ?? view
        let area = frame.map { area in
            " at \(Self.text(area.x)), \(Self.text(area.y)), \(Self.text(area.width))x\(Self.text(area.height))"
        }
        return message + (owner.map { ": \($0)\(area ?? "")" } ?? "")
    }

    private static func text(_ number: Double) -> String {
        number.rounded() == number ? "\(Int(number))" : number.decimal(1)
    }
}
