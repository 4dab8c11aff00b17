/// A Swift file as it is compiled, and the origin of each of its bytes.
package struct TranslatedFile: Hashable, Codable, Sendable {
    /// A stretch of the translated text, in order and without gaps.
    package struct Segment: Hashable, Codable, Sendable {
        /// The number of bytes in the translated text.
        package var length: Int
        /// The file that it stands for, counted as the files of the request are.
        package var file: Int
        /// The bytes of that file that it stands for.
        package var origin: Range<Int>
        /// Whether it is those bytes themselves; otherwise it was written in their place.
        package var isVerbatim: Bool

        package init(length: Int, file: Int, origin: Range<Int>, isVerbatim: Bool) {
            self.length = length
            self.file = file
            self.origin = origin
            self.isVerbatim = isVerbatim
        }
    }

    /// The place that a byte of the translated text stands for.
    package struct Origin: Hashable, Sendable {
        package var file: Int
        /// Bytes from the start of that file.
        package var offset: Int
        /// Whether the byte is the user's own.
        package var isVerbatim: Bool
    }

    package var text: String
    package var segments: [Segment]
    /// The bytes of the text that each of the jobs compiles by which a large project is compiled; empty ranges for a job that
    /// compiles nothing of the file, and no job where the project is compiled as one.
    package var jobs: [[Range<Int>]]

    package init(text: String, segments: [Segment], jobs: [[Range<Int>]] = []) {
        self.text = text
        self.segments = segments
        self.jobs = jobs
    }

    /// The text with blanks in place of all that is not in `ranges`, so that lines and columns stay what they are.
    package func text(in ranges: [Range<Int>]) -> String {
        let bytes = Array(text.utf8)
        let newline = UInt8(ascii: "\n")
        var blank = bytes.map { $0 == newline ? newline : UInt8(ascii: " ") }
        for range in ranges { blank.replaceSubrange(range, with: bytes[range]) }
        return String(decoding: blank, as: UTF8.self)
    }

    /// The origin of the byte at `offset` of the text: in a verbatim stretch the same byte, otherwise the first one that was
    /// replaced. Offsets beyond the end give the end of the last stretch; nil without any.
    package func origin(of offset: Int) -> Origin? {
        var start = 0
        for segment in segments {
            let end = start + segment.length
            if offset < end {
                let distance = segment.isVerbatim ? offset - start : 0
                return Origin(
                    file: segment.file, offset: segment.origin.lowerBound + max(0, distance),
                    isVerbatim: segment.isVerbatim)
            }
            start = end
        }
        return segments.last.map { Origin(file: $0.file, offset: $0.origin.upperBound, isVerbatim: $0.isVerbatim) }
    }
}
