import Files
import Foundation
import Graphics

/// Writes an animated PNG, lossless: of each frame after the first one the rectangle that has changed (APNG 1.0, W3C PNG
/// third edition).
package final class APNGWriter: FilmWriter {
    private let description: FilmDescription
    private let draft: OutputDraft
    private var former: CGImage?
    private var frames = 0
    /// Counts the chunks of frames, as the format wants it.
    private var sequence: UInt32 = 0
    private var controlOffset = 0

    /// A picture to encode, its place in the film and the seconds for which it shows.
    private struct Piece: Sendable {
        let image: CGImage
        let area: PictureArea
        let seconds: Double
    }

    private lazy var batch = EncodingBatch<Piece, (piece: Piece, chunks: [PNGChunk])> {
        ($0, PNGChunk.all(in: try $0.image.pngData()))
    } receive: { [unowned self] in
        try write($0.piece, $0.chunks)
    }

    /// A writer of a film of `description` into `draft`, which plays over and over.
    package init(_ description: FilmDescription, into draft: OutputDraft) {
        self.description = description
        self.draft = draft
    }

    package func append(_ frame: FilmFrame) throws {
        let whole = PictureArea(x: 0, y: 0, width: description.width, height: description.height)
        // A frame that changes nothing is one pixel that stays as it is.
        let still = PictureArea(x: 0, y: 0, width: 1, height: 1)
        let area = former.map { frame.image.changedArea(since: $0) ?? still } ?? whole
        former = frame.image
        try batch.append(
            Piece(
                image: frame.image.part(area, isOpaque: !description.hasAlpha), area: area,
                seconds: frame.end - frame.start))
    }

    package func finish() throws {
        try batch.flush()
        try draft.append(PNGChunk(type: "IEND", contents: Data()).data)
        try draft.overwrite(control.data, at: controlOffset)
        try draft.commit()
    }

    private func write(_ piece: Piece, _ chunks: [PNGChunk]) throws {
        if frames == 0 {
            try draft.append(PNGChunk.signature)
            if let header = chunks.first(where: { $0.type == "IHDR" }) { try draft.append(header.data) }
            controlOffset = draft.size
            try draft.append(control.data)
        }
        try draft.append(frameControl(piece).data)
        for chunk in chunks where chunk.type == "IDAT" {
            guard frames > 0 else {
                try draft.append(chunk.data)
                continue
            }
            try draft.append(PNGChunk(type: "fdAT", contents: Data(bigEndian: nextNumber()) + chunk.contents).data)
        }
        frames += 1
    }

    private func nextNumber() -> UInt32 {
        defer { sequence += 1 }
        return sequence
    }

    /// The number of frames and of plays, 0 for no end.
    private var control: PNGChunk {
        PNGChunk(type: "acTL", contents: Data(bigEndian: UInt32(frames)) + Data(bigEndian: UInt32(0)))
    }

    /// The place and the time of a frame, which replaces what is there, and stays.
    private func frameControl(_ piece: Piece) -> PNGChunk {
        var contents = Data(bigEndian: nextNumber())
        for length in [piece.area.width, piece.area.height, piece.area.x, piece.area.y] {
            contents.append(bigEndian: UInt32(length))
        }
        let delay = Fraction(nearestTo: piece.seconds)
        contents.append(bigEndian: delay.numerator)
        contents.append(bigEndian: delay.denominator)
        contents.append(contentsOf: [0, 0])
        return PNGChunk(type: "fcTL", contents: contents)
    }
}
