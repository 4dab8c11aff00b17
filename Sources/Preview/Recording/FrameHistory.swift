import Recorder
import RenderTree

/// The latest frames with the pictures that they had, in bounded memory.
@MainActor struct FrameHistory {
    struct Entry {
        let record: FrameRecord
        /// The end of the present of the frame before it; nil where that frame is not the entry before.
        let previousPresentEnd: Nanoseconds?
        let picture: FrameSnapshot
        fileprivate let cost: Int
    }

    /// Ten seconds at 60 Hz.
    static let frameLimit = 600
    /// The largest tree that is kept: copying it takes some tenths of a millisecond.
    static let nodeLimit = 2_048
    /// Bytes of nodes, and of pictures that came with them.
    private let budget: Int
    private var cost = 0
    private(set) var entries: [Entry] = []

    init(budget: Int = 24 << 20) { self.budget = budget }

    /// Adds a frame; removes the oldest ones where there is no room for them.
    mutating func append(_ record: FrameRecord, _ picture: FrameSnapshot) {
        let last = entries.last
        let isNext = last?.record.index == record.index - 1
        let entry = Entry(
            record: record, previousPresentEnd: isNext ? last?.record.stamps.presentEnd : nil, picture: picture,
            cost: picture === last?.picture ? 0 : picture.cost(after: last?.picture))
        entries.append(entry)
        cost += entry.cost
        while entries.count > 1, entries.count > Self.frameLimit || cost > budget {
            cost -= entries.removeFirst().cost
        }
    }

    /// Whether no frame of the transition of `record` was driven by a gesture.
    func playsByTime(_ record: FrameRecord) -> Bool {
        record.transition != nil
            && !entries.contains { $0.record.transition == record.transition && $0.record.phase != .settle }
    }

    /// Removes all frames.
    mutating func removeAll() {
        entries.removeAll()
        cost = 0
    }

    /// The position of frame `index` among the entries, or of the nearest one before it, or of the oldest; nil without
    /// any.
    func position(of index: Int) -> Int? {
        entries.isEmpty ? nil : entries.lastIndex { $0.record.index <= index } ?? 0
    }
}
