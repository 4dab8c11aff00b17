import Files
import Foundation
import Graphics

/// Writes an animated GIF with one palette for all frames (GIF89a); pixels that stay as they are are transparent.
package final class GIFWriter: FilmWriter {
    private static let ticks = FilmTicks(ticksPerSecond: 100)

    private let description: FilmDescription
    private let palette: FilmPalette
    private let draft: OutputDraft
    private var former: CGImage?
    private let batch: EncodingBatch<Job, Data>

    /// A frame to encode, the one before it, and the hundredths of a second for which it shows.
    private struct Job: Sendable {
        let image: CGImage
        let former: CGImage?
        let duration: Int
    }

    /// A writer of a film of `description` into `draft`, which plays over and over; the colours of its frames were surveyed
    /// for `palette`.
    package init(_ description: FilmDescription, palette: FilmPalette, into draft: OutputDraft) throws {
        self.description = description
        self.palette = palette
        self.draft = draft
        batch = EncodingBatch {
            Self.data(of: $0, palette)
        } receive: {
            try draft.append($0)
        }
        try draft.append(header)
    }

    package func append(_ frame: FilmFrame) throws {
        let duration = min(Self.ticks.duration(of: frame), Int(UInt16.max))
        try batch.append(Job(image: frame.image, former: former, duration: duration))
        former = frame.image
    }

    package func finish() throws {
        try batch.flush()
        try draft.append(Data([0x3B]))
        try draft.commit()
    }

    /// The size, the palette, and that the film plays without end.
    private var header: Data {
        var data = Data("GIF89a".utf8)
        data.append(littleEndian: UInt16(description.width))
        data.append(littleEndian: UInt16(description.height))
        // 256 colours of 8 bits a channel.
        data.append(contentsOf: [0xF7, 0, 0])
        for number in 0..<256 {
            let color = number < palette.colors.count ? palette.colors[number] : 0
            data.append(contentsOf: [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)])
        }
        data.append(contentsOf: [0x21, 0xFF, 11])
        data.append(contentsOf: Array("NETSCAPE2.0".utf8))
        data.append(contentsOf: [3, 1, 0, 0, 0])
        return data
    }

    /// The frame of `job` with its control block.
    private static func data(of job: Job, _ palette: FilmPalette) -> Data {
        let piece = IndexedPiece(job.image, after: job.former, palette)
        var data = Data([0x21, 0xF9, 4, 0b0000_0101])
        data.append(littleEndian: UInt16(job.duration))
        data.append(contentsOf: [FilmPalette.transparent, 0, 0x2C])
        for length in [piece.area.x, piece.area.y, piece.area.width, piece.area.height] {
            data.append(littleEndian: UInt16(length))
        }
        data.append(0)
        return data + LZWEncoder.data(piece.indices, stays: piece.stays, transparent: FilmPalette.transparent)
    }
}

extension Data {
    /// Adds the bytes of `number`, the lowest first.
    fileprivate mutating func append(littleEndian number: UInt16) {
        append(contentsOf: [UInt8(number & 255), UInt8(number >> 8)])
    }
}
