/// The orientation that a JPEG file gives in its Exif segment (Exif 2.32, tag 0x0112).
enum ExifOrientation {
    /// The orientations in the order of the tag's values, from 1 on.
    private static let order: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// The JPEG file `data`, which has no orientation yet, with a segment for `orientation`; unchanged for `.up`, and
    /// where it is no JPEG file.
    static func mark(_ data: Data, as orientation: UIImage.Orientation) -> Data {
        guard orientation != .up, let index = order.firstIndex(of: orientation) else { return data }
        let bytes = Bytes(data: Array(data.prefix(6)))
        guard bytes.number(at: 0, size: 2, isLittle: false) == 0xFFD8 else { return data }
        // The segment of the JFIF format stays the first one.
        var place = 2
        if bytes.number(at: 2, size: 2, isLittle: false) == 0xFFE0,
            let length = bytes.number(at: 4, size: 2, isLittle: false)
        {
            place += 2 + length
        }
        guard place <= data.count else { return data }
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(index + 1), 0, 0]
        let header: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
        let segment = header + entry + [0, 0, 0, 0]
        var marked = data
        let start = data.startIndex + place
        marked.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: start)
        return marked
    }

    /// The orientation in the JPEG file `data`, or in its first 64 KiB; `.up` where it is no JPEG file, has no
    /// orientation or is damaged.
    static func of(_ data: Data) -> UIImage.Orientation {
        let bytes = Bytes(data: Array(data.prefix(1 << 16)))
        guard bytes.number(at: 0, size: 2, isLittle: false) == 0xFFD8 else { return .up }
        var place = 2
        // Segments: a marker, then their length with its own two bytes.
        while let marker = bytes.number(at: place, size: 2, isLittle: false), marker >> 8 == 0xFF,
            let length = bytes.number(at: place + 2, size: 2, isLittle: false), length >= 2, marker != 0xFFDA
        {
            if marker == 0xFFE1, bytes.starts(with: "Exif\0\0", at: place + 4) {
                return orientation(in: bytes, header: place + 10)
            }
            place += 2 + length
        }
        return .up
    }

    private static func orientation(in bytes: Bytes, header: Int) -> UIImage.Orientation {
        let isLittle = bytes.starts(with: "II", at: header)
        guard isLittle || bytes.starts(with: "MM", at: header),
            let offset = bytes.number(at: header + 4, size: 4, isLittle: isLittle),
            let count = bytes.number(at: header + offset, size: 2, isLittle: isLittle)
        else { return .up }
        for index in 0..<count {
            let entry = header + offset + 2 + index * 12
            guard let tag = bytes.number(at: entry, size: 2, isLittle: isLittle) else { return .up }
            if tag == 0x0112 {
                let value = bytes.number(at: entry + 8, size: 2, isLittle: isLittle) ?? 1
                return (1...8).contains(value) ? order[value - 1] : .up
            }
        }
        return .up
    }

    private struct Bytes {
        var data: [UInt8]

        /// The number of `size` bytes at `place`; nil where the data ends before.
        func number(at place: Int, size: Int, isLittle: Bool) -> Int? {
            guard place >= 0, place + size <= data.count else { return nil }
            let part = data[place..<place + size]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }

        func starts(with text: String, at place: Int) -> Bool {
            place >= 0 && place <= data.count && data[place...].starts(with: text.utf8)
        }
    }
}
