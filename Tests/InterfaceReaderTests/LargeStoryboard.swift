import Foundation

/// A storyboard as large as a real app's: the scenes of several samples, again and again, with ids of their own.
struct LargeStoryboard {
    let text: String

    /// A file of `count` copies of the scenes of all `samples`, whose ids are of the form `abc-01-def`.
    init(_ samples: [Sample], count: Int) throws {
        let scenes = try samples.map { sample in
            let text = String(decoding: try sample.data, as: UTF8.self)
            // An id follows each quotation mark at which the text is split.
            let quotationMark = /"(?=\w{3}-\d{2}-\w{3}")/
            return try Self.scenes(of: text).split(separator: quotationMark, omittingEmptySubsequences: false)
        }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
                <scenes>
            """
        for copy in 0..<count {
            for (number, parts) in scenes.enumerated() { text += parts.joined(separator: "\"c\(copy)-s\(number)-") }
        }
        self.text = text + "\n    </scenes>\n</document>\n"
    }

    /// The text between the tags of the list of scenes.
    private static func scenes(of text: String) throws -> Substring {
        guard let start = text.range(of: "<scenes>"), let end = text.range(of: "</scenes>") else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return text[start.upperBound..<end.lowerBound]
    }
}
