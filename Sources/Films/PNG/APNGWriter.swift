import Files
import Foundation
import Graphics

/// Writes an animated PNG, lossless: of each frame after the first one the rectangle that has changed (APNG 1.0, W3C PNG
/// third edition).
package final class APNGWriter: FilmWriter {
    private let draft: OutputDraft
    private let hasAlpha: Bool
    private var differences: FrameDifferences
    private var frames = 0
    /// Counts the chunks of frames, as the format wants it.
    private var sequence: UInt32 = 0
    private var controlOffset = 0

    /// A picture to encode, and the seconds for which it shows.
    private struct Job: Sendable {
        let piece: FrameDifferences.Piece
        let seconds: Double
    }

    private lazy var batch = EncodingBatch<Job, (job: Job, chunks: [PNGChunk])> {
        ($0, PNGChunk.all(in: try $0.piece.image.pngData()))
    } receive: { [unowned self] in
        try write($0.job, $0.chunks)
    }

    /// A writer of a film of `description` into `draft`, which plays over and over.
    package init(_ description: FilmDescription, into draft: OutputDraft) {
        self.draft = draft
        hasAlpha = description.hasAlpha
        differences = FrameDifferences(isOpaque: !description.hasAlpha)
    }

    package func append(_ frame: FilmFrame) throws {
        // A part that is opaque would be written without alpha, which all frames of a film have or none.
        let piece = hasAlpha ? differences.key(frame.image) : differences.piece(of: frame.image)
        try batch.append(Job(piece: piece, seconds: frame.end - frame.start))
    }

    package func finish() throws {
        try batch.flush()
        try draft.append(PNGChunk(type: "IEND", contents: Data()).data)
        try draft.overwrite(control.data, at: controlOffset)
        try draft.commit()
    }

    private func write(_ job: Job, _ chunks: [PNGChunk]) throws {
        if frames == 0 {
            try draft.append(PNGChunk.signature)
            if let header = chunks.first(where: { $0.type == "IHDR" }) { try draft.append(header.data) }
            controlOffset = draft.size
            try draft.append(control.data)
        }
        try draft.append(frameControl(job).data)
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
    private func frameControl(_ job: Job) -> PNGChunk {
        var contents = Data(bigEndian: nextNumber())
        let area = job.piece.area
        for length in [area.width, area.height, area.x, area.y] {
            contents.append(bigEndian: UInt32(length))
        }
        let delay = Fraction(nearestTo: job.seconds)
        contents.append(bigEndian: delay.numerator)
        contents.append(bigEndian: delay.denominator)
        contents.append(contentsOf: [0, 0])
        return PNGChunk(type: "fcTL", contents: contents)
    }
}
