import Foundation

extension Damage {
    /// The number of commands ahead within which the next equal one is searched after an insertion or a removal.
    private static let lookahead = 8

    /// Adds the pixels in which a device that shows `old` differs from what `new` draws.
    ///
    /// Equal lists add nothing. Commands are compared in order; where one was put in or taken away, the next equal one
    /// is looked for near by.
    package mutating func insertChanges(from old: DrawList, to new: DrawList) {
        guard old.bounds == new.bounds else { return insert(new.bounds) }
        old.commands.withUnsafeBufferPointer { oldCommands in
            new.commands.withUnsafeBufferPointer { newCommands in
                let comparison = ListComparison(old: old, oldCommands, new: new, newCommands)
                insertChanges(comparison)
            }
        }
    }

    /// The same for lists that have their commands in the same places, and may differ in `runs` only.
    mutating func insertChanges(from old: DrawList, to new: DrawList, in runs: ContiguousArray<Range<Int>>) {
        old.commands.withUnsafeBufferPointer { oldCommands in
            new.commands.withUnsafeBufferPointer { newCommands in
                let lists = ListComparison(old: old, oldCommands, new: new, newCommands)
                for run in runs {
                    for index in run where !lists.areEqual(index, index) {
                        let before = old.reach(of: index)
                        let after = new.reach(of: index)
                        if before.intersects(after) {
                            insert(before.union(after))
                        } else {
                            insert(before)
                            insert(after)
                        }
                    }
                }
            }
        }
    }

    private mutating func insertChanges(_ lists: ListComparison) {
        let oldCount = lists.oldCommands.count
        let newCount = lists.newCommands.count
        var i = 0
        var j = 0
        while i < oldCount || j < newCount {
            if i < oldCount, j < newCount {
                if lists.areEqual(i, j) {
                    i += 1
                    j += 1
                    continue
                }
                if let skipped = lists.resume(i, j, within: Self.lookahead) {
                    for index in i..<(i + skipped.old) { insert(lists.old.reach(of: index)) }
                    for index in j..<(j + skipped.new) { insert(lists.new.reach(of: index)) }
                    i += skipped.old
                    j += skipped.new
                    continue
                }
            }
            if i < oldCount { insert(lists.old.reach(of: i)) }
            if j < newCount { insert(lists.new.reach(of: j)) }
            i += 1
            j += 1
        }
    }

    /// Grows over what a backdrop reads wherever it shows some of the damage: a blur needs the pixels around it as they
    /// were before what is drawn above it.
    package mutating func growOverBackdrops(of list: DrawList) {
        guard !isEmpty, list.passes.contains(where: \.readsTarget) else { return }
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for index in list.commands.indices where list.commands[index].kind == .backdrop {
                let reach = list.reach(of: index)
                if intersects(reach), !rects.contains(where: { $0.contains(reach) }) {
                    insert(reach)
                    hasGrown = true
                }
            }
        }
    }
}

extension DrawList {
    /// The pixels that command `index` touches or reads.
    func reach(of index: Int) -> PixelRect {
        let command = commands[index]
        guard command.kind == .backdrop else { return command.box }
        return command.box.grown(by: command.blurReach).intersection(bounds)
    }
}

extension DrawCommand {
    /// The distance to which a backdrop reads pixels beyond its box, in pixels.
    package var blurReach: Int32 { Int32(min(backdrop.deviation * 3, 4096).rounded(.up)) + 1 }
}

/// Finds equal commands in two lists.
private struct ListComparison {
    let old, new: DrawList
    let oldCommands, newCommands: UnsafeBufferPointer<DrawCommand>
    /// Whether equal indices name equal clips and maps.
    private let sharesTables: Bool

    init(
        old: DrawList, _ oldCommands: UnsafeBufferPointer<DrawCommand>, new: DrawList,
        _ newCommands: UnsafeBufferPointer<DrawCommand>
    ) {
        self.old = old
        self.oldCommands = oldCommands
        self.new = new
        self.newCommands = newCommands
        sharesTables = old.clips == new.clips && old.homographies == new.homographies
    }

    /// Whether command `i` of the old and `j` of the new list draw the same. Where a layer begins makes no difference:
    /// what is drawn into it does.
    @inline(__always)
    func areEqual(_ i: Int, _ j: Int) -> Bool {
        let p = oldCommands.baseAddress.unsafelyUnwrapped + i
        let q = newCommands.baseAddress.unsafelyUnwrapped + j
        if sharesTables, memcmp(p, q, MemoryLayout<DrawCommand>.size) == 0 { return true }
        return p.pointee.kind == q.pointee.kind && areAlike(p.pointee, q.pointee)
    }

    private func areAlike(_ p: DrawCommand, _ q: DrawCommand) -> Bool {
        switch p.kind {
        case .beginLayer, .beginMask, .endMask: true
        case .endLayer: p.alpha == q.alpha && areEqual(clip: p.clip, q.clip)
        default:
            p.box == q.box && p.alpha == q.alpha && p.color == q.color && p.resource == q.resource
                && p.flags == q.flags && p.hardEdges == q.hardEdges && p.payload == q.payload
                && areEqual(p.quad, q.quad)
                && areEqual(clip: p.clip, q.clip)
        }
    }

    private func areEqual(_ p: RoundedQuad, _ q: RoundedQuad) -> Bool {
        if p.homography == 0 || q.homography == 0 { return p == q }
        return p.width == q.width && p.height == q.height && p.radius == q.radius
            && old.homographies[Int(p.homography)] == new.homographies[Int(q.homography)]
    }

    private func areEqual(clip p: UInt32, _ q: UInt32) -> Bool {
        var p = p
        var q = q
        while p != 0, q != 0 {
            let a = old.clips[Int(p)]
            let b = new.clips[Int(q)]
            guard areEqual(a.quad, b.quad), a.box == b.box, a.upperSide == b.upperSide else { return false }
            p = a.parent
            q = b.parent
        }
        return p == q
    }

    /// The numbers of commands to skip in either list to come to the next two that are equal; nil if none are near, or
    /// if what comes next shows that a command was only changed.
    func resume(_ i: Int, _ j: Int, within limit: Int) -> (old: Int, new: Int)? {
        if i + 1 < oldCommands.count, j + 1 < newCommands.count, areEqual(i + 1, j + 1) { return nil }
        for distance in 1...limit {
            if i + distance < oldCommands.count, areEqual(i + distance, j) { return (distance, 0) }
            if j + distance < newCommands.count, areEqual(i, j + distance) { return (0, distance) }
        }
        return nil
    }
}
