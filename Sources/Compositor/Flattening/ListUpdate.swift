import RenderTree

/// The incremental update of a list: the positions of nodes in it, and the commands that take the place of others.
@MainActor struct ListUpdate {
    /// The positions of the walk before each node whose siblings are marked, and at the end of the walk.
    private var marks: ContiguousArray<WalkPosition> = []
    /// The offset from places in the commands being written to places in the whole list.
    private var markOffset = 0
    /// The changed part of the tree that is being walked.
    private var openPatch: ListPatch?
    private var patches: ContiguousArray<ListPatch> = []
    /// The commands of all patches.
    private var fresh: ContiguousArray<DrawCommand> = []

    /// Prepares for a walk over a whole tree of `count` nodes.
    mutating func beginList(nodeCount count: Int) {
        markOffset = 0
        let needed = count + 1
        if marks.count > needed { marks.removeLast(marks.count - needed) }
        if marks.count < needed { marks.append(contentsOf: repeatElement(.start, count: needed - marks.count)) }
    }

    /// Keeps the position of `writer` as that of node `index`.
    @inline(__always)
    mutating func mark(_ index: Int, _ writer: DrawListWriter) {
        var position = writer.position
        position.command = UInt32(truncatingIfNeeded: writer.list.commands.count + markOffset)
        marks[index] = position
    }

    /// Has `writer` write what changed apart from the list.
    mutating func begin(_ writer: inout DrawListWriter) {
        patches.removeAll(keepingCapacity: true)
        openPatch = nil
        writer.beginUpdate()
        swap(&writer.list.commands, &fresh)
        writer.list.commands.removeAll(keepingCapacity: true)
    }

    /// Gives the list back to `writer`, as it was.
    mutating func end(_ writer: inout DrawListWriter) { swap(&writer.list.commands, &fresh) }

    /// Moves `writer` to the position of node `index`, and returns a patch for what is written from there on up to `next`.
    mutating func patch(at index: Int, upTo next: Int, _ writer: inout DrawListWriter) -> ListPatch {
        let first = writer.list.commands.count
        writer.position = marks[index]
        markOffset = Int(writer.position.command) - first
        return ListPatch(start: Int(writer.position.command), first: first, next: next)
    }

    /// Opens `patch`, which `closePatch` ends.
    mutating func open(_ patch: ListPatch) { openPatch = patch }

    /// Adds the open patch to the others, if it fits where the commands before it stood; abandons the update otherwise.
    mutating func closePatch(_ writer: inout DrawListWriter) {
        guard var patch = openPatch else { return }
        openPatch = nil
        patch.count = writer.list.commands.count - patch.first
        writer.position.command = UInt32(truncatingIfNeeded: patch.start + patch.count)
        if writer.position != marks[patch.next] { return writer.abandonUpdate() }
        if patch.count > 0 { patches.append(patch) }
    }

    /// Writes the commands of the patches over those in `list`, and adds their places; whether `occlusion` surely stays.
    func apply(to list: inout DrawList, _ occlusion: Occlusion, places: inout ContiguousArray<Range<Int>>) -> Bool {
        var hidesTheSame = true
        list.commands.withUnsafeMutableBufferPointer { commands in
            fresh.withUnsafeBufferPointer { fresh in
                for patch in patches {
                    for offset in 0..<patch.count {
                        let place = patch.start + offset
                        let new = fresh[patch.first + offset]
                        hidesTheSame = hidesTheSame && occlusion.stays(commands[place], new, at: place)
                        commands[place] = new
                    }
                    places.append(patch.places)
                }
            }
        }
        return hidesTheSame
    }
}
