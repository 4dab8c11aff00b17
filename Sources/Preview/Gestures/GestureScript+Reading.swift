import Files
import Foundation
import Recorder

extension GestureScript {
    /// Reads the script at `path`, which is taken literally; a fault names the line, the problem and the remedy.
    package init(contentsOf path: String) throws(PreviewError) {
        let data: Data
        do throws(FileError) { data = try InputFile(path: path).contents(limit: Self.largestFile) } catch {
            throw .unreadable(
                path, error, remedy: "give the path of a gesture script, such as the gesture.jsonl of a recording")
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw PreviewError(
                place: path, problem: "not UTF-8 text",
                remedy: "give the path of a gesture script, such as the gesture.jsonl of a recording")
        }
        try self.init(data, path: path)
    }

    /// Reads a script from its text; `path` names it in errors.
    package init(_ text: String, path: String) throws(PreviewError) { try self.init(Data(text.utf8), path: path) }

    private init(_ text: Data, path: String) throws(PreviewError) {
        let lines = try Self.lines(of: text, path: path)
        guard let first = lines.first else { throw Self.noScript(at: 1, of: path) }
        self.init(header: try Self.header(in: first.text, line: first.number, path: path), events: [])
        events.reserveCapacity(lines.count)
        let decoder = JSONDecoder()
        var pointers: Set<Int> = []
        var last = 0.0
        for line in lines.dropFirst() {
            let isCutOff = line.number == lines.last?.number && text.last != UInt8(ascii: "\n")
            func fault(_ problem: String, _ remedy: String) -> PreviewError {
                PreviewError(place: "\(path):\(line.number)", problem: problem, remedy: remedy)
            }
            let row: GestureRow
            do {
                row = try decoder.decode(GestureRow.self, from: line.text)
            } catch let error as GestureRowFault {
                throw fault(error.problem, error.remedy)
            } catch {
                let (problem, remedy) = Self.problem(ofLineThatIsCutOff: isCutOff)
                throw fault(problem, remedy)
            }
            if case .touch(let event) = row { pointers.insert(event.pointer ?? 0) }
            if let (problem, remedy) = Self.problem(with: row, after: last, pointers: pointers.count) {
                throw fault(problem, remedy)
            }
            last = row.t
            append(row)
        }
    }

    private mutating func append(_ row: GestureRow) {
        switch row {
        case .touch(let event): events.append(event)
        case .input(let t, let input): inputs.append(Input(t: t, input, index: events.count))
        case .motion(let t, let motion): motions.append(Motion(t: t, motion, index: events.count))
        }
    }

    /// The problem with a line that is no row, and its remedy.
    private static func problem(ofLineThatIsCutOff isCutOff: Bool) -> (String, String) {
        if isCutOff {
            return (
                "the last line is cut off",
                "remove it: a recording that was killed may leave one, and the lines before it are whole"
            )
        }
        return (
            "not an event",
            #"write {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75} with the phase began, moved, ended or cancelled"#
        )
    }

    /// The problem with `row` of a script with so many `pointers`, after one at `last` milliseconds, and its remedy; nil
    /// without one.
    private static func problem(with row: GestureRow, after last: Double, pointers: Int) -> (String, String)? {
        if !(row.t >= last) {
            return ("time runs backwards", "give each event a t that is not below the one before")
        }
        if row.t > longestDuration {
            return (
                "the script is longer than an hour", "give t in milliseconds, at most \(Int(longestDuration))"
            )
        }
        guard case .touch(let event) = row else { return nil }
        if !positions.contains(event.x) || !positions.contains(event.y) {
            return (
                "the position is more than 100 screens away",
                "give x and y as fractions of the screen's width and height, such as 0.5"
            )
        }
        if pointers > pointerLimit {
            return (
                "the script has more than \(pointerLimit) pointers",
                "give fingers that follow each other the same number"
            )
        }
        return nil
    }

    private static func noScript(at line: Int, of path: String) -> PreviewError {
        PreviewError(
            place: "\(path):\(line)", problem: "not a gesture script of version 1",
            remedy: #"begin it with {"segueGesture": 1}"#)
    }

    /// The error for a header one of whose values is of another kind.
    private static func wrongKind(_ error: any Error, at line: Int, of path: String) -> PreviewError {
        var name = "a value"
        if case DecodingError.typeMismatch(_, let context) = error, let key = context.codingPath.first {
            name = "`\(key.stringValue)`"
        }
        return PreviewError(
            place: "\(path):\(line)", problem: "\(name) of the header is of the wrong kind",
            remedy: "write `what` as one path, further paths as a list in `also`, true or false for `alone`, `dark`, "
                + "`reducedMotion`, `statusBar`, `rightToLeft` and `startsLate`, and all else as text")
    }

    /// The error for a header that is too long, or has a text that is.
    private static func tooLong(_ problem: String, at line: Int, of path: String) -> PreviewError {
        PreviewError(place: "\(path):\(line)", problem: problem, remedy: "give shorter names and paths")
    }

    private static func header(in text: Data, line: Int, path: String) throws(PreviewError) -> Header {
        guard text.count <= longestHeader else {
            throw tooLong("the header has more than \(longestHeader) bytes", at: line, of: path)
        }
        guard let version = try? JSONDecoder().decode(HeaderVersion.self, from: text),
            version.segueGesture == Self.version
        else { throw noScript(at: line, of: path) }
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: text)
        } catch {
            throw wrongKind(error, at: line, of: path)
        }
        let texts =
            [
                header.what, header.entry, header.screens, header.style, header.target, header.language, header.size,
                header.device,
            ] + (header.also ?? [])
        guard texts.allSatisfy({ ($0?.utf8.count ?? 0) <= longestHeaderText }) else {
            throw tooLong("a text of the header has more than \(longestHeaderText) bytes", at: line, of: path)
        }
        try check(header, line: line, path: path)
        return header
    }

    /// Throws where the screen of `header` is none, or its scale.
    private static func check(_ header: Header, line: Int, path: String) throws(PreviewError) {
        if let device = header.device, Device(named: device) == nil {
            throw PreviewError(
                place: "\(path):\(line)", problem: "there is no device \(device.jsonLiteral)",
                remedy: "write one of \(Device.names), or leave it out")
        }
        if let scale = header.scale, scale <= 0 {
            throw PreviewError(
                place: "\(path):\(line)", problem: "the scale \(scale) is out of range",
                remedy: "write pixels per point, above 0, such as 2, or leave it out")
        }
        guard let size = header.size else { return }
        guard let screen = CGSize(screen: size), max(screen.width, screen.height) <= Double.longestScreenSide else {
            throw PreviewError(
                place: "\(path):\(line)", problem: "the size \(size.jsonLiteral) is out of range",
                remedy: #"write points from 1 to 16384 each way, such as "390x844""#)
        }
    }

    /// The lines of `text` that hold something, with their numbers; too many are an error that does not wait for all to
    /// be read.
    private static func lines(of text: Data, path: String) throws(PreviewError) -> [(number: Int, text: Data)] {
        let newline = UInt8(ascii: "\n")
        guard text.count(where: { $0 == newline }) <= lineLimit else {
            throw PreviewError(
                place: "\(path):\(lineLimit + 1)", problem: "more than \(lineLimit) lines",
                remedy: "cut the script into several")
        }
        return text.split(separator: newline, omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 } }
            .map { ($0.offset + 1, $0.element) }
    }
}

/// The version in a header, whatever else it holds.
private struct HeaderVersion: Decodable {
    var segueGesture: Int
}
