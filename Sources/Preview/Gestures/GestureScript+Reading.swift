import Foundation

extension GestureScript {
    /// Reads the script at `path`; a fault names the line, the problem and the remedy.
    package init(contentsOf path: String) throws(PreviewError) {
        guard let data = FileManager.default.contents(atPath: path), String(validating: data, as: UTF8.self) != nil
        else {
            throw PreviewError(
                place: path, problem: "there is no readable text file", remedy: "Give the path of a gesture script.")
        }
        try self.init(data, path: path)
    }

    /// Reads a script from its text; `path` names it in errors.
    package init(_ text: String, path: String) throws(PreviewError) { try self.init(Data(text.utf8), path: path) }

    private init(_ text: Data, path: String) throws(PreviewError) {
        func fault(_ line: Int, _ problem: String, _ remedy: String) -> PreviewError {
            PreviewError(place: "\(path):\(line)", problem: problem, remedy: remedy)
        }
        let decoder = JSONDecoder()
        let lines = try Self.lines(of: text, path: path)
        guard let first = lines.first, let header = try? decoder.decode(Header.self, from: first.text),
            header.version == Self.version
        else {
            throw fault(
                lines.first?.number ?? 1, "this is no gesture script of version 1",
                #"Begin it with {"segueGesture": 1}."#)
        }
        self.init(header: header, events: [])
        events.reserveCapacity(lines.count)
        for line in lines.dropFirst() {
            guard let event = try? decoder.decode(Event.self, from: line.text) else {
                if line.number == lines.last?.number, text.last != UInt8(ascii: "\n") {
                    throw fault(
                        line.number, "the last line is cut off",
                        "Remove it: a recording that was killed may leave one. The lines before it are whole.")
                }
                throw fault(
                    line.number, "this is no event",
                    #"Write {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75}; phases are began, moved, ended, cancelled."#
                )
            }
            guard event.t >= events.last?.t ?? 0 else {
                throw fault(line.number, "time runs backwards", "Give each event a t that is not below the one before.")
            }
            guard header.allows(event) else {
                throw fault(
                    line.number, "the position lies outside the screen",
                    "Give x and y as parts of the screen's width and height, 0 to 1.")
            }
            events.append(event)
        }
    }

    /// The lines of `text` that hold something, with their numbers; too many are an error that does not wait for all to
    /// be read.
    private static func lines(of text: Data, path: String) throws(PreviewError) -> [(number: Int, text: Data)] {
        let newline = UInt8(ascii: "\n")
        guard text.count(where: { $0 == newline }) <= lineLimit else {
            throw PreviewError(
                place: "\(path):\(lineLimit + 1)", problem: "a gesture script ends before this line",
                remedy: "Give at most \(lineLimit) lines: cut the script into several.")
        }
        return text.split(separator: newline, omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 } }
            .map { ($0.offset + 1, $0.element) }
    }
}

extension GestureScript.Header {
    fileprivate func allows(_ event: GestureScript.Event) -> Bool {
        let reach = isCaptured ? GestureScript.captureLimit : 0
        let range = -reach...1 + reach
        return range.contains(event.x) && range.contains(event.y)
    }
}
