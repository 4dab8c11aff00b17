import LayerTree
import RenderTree
import SDLPlatform
import ViewKit

/// Requests as bytes: the kind as a number, and the values of that kind.
extension SceneRequest {
    private enum Kind: UInt8 {
        case setScreen, begin, send, text, key, takeInput, turnWheel, performMainThreadWork, show, scrubTo, scrubBy,
            play
        case cancel, take, frame, beginReplay, endReplay, survey, skipAnimations, setCompletion, animations, setMuted
    }

    /// Appends the request to `writer`.
    func write(to writer: inout ByteWriter) throws(TransferError) {
        switch self {
        case .setScreen(let screen):
            try writer.append(Kind.setScreen.rawValue)
            try screen.write(to: &writer)
        case .begin(let tick): try writer.append(Kind.begin.rawValue, [tick.timestamp, tick.targetTimestamp])
        case .frame(let tick): try writer.append(Kind.frame.rawValue, [tick.timestamp, tick.targetTimestamp])
        case .send(let sample):
            try writer.append(Kind.send.rawValue)
            try sample.write(to: &writer)
        case .text(let piece):
            try writer.append(Kind.text.rawValue)
            try piece.write(to: &writer)
        case .key(let key):
            try writer.append(Kind.key.rawValue)
            try writer.append(key.action.rawValue)
            try writer.append(flag: key.extends)
            try writer.append(flag: key.byWord)
        case .turnWheel(let distance, let point):
            try writer.append(Kind.turnWheel.rawValue, [distance.x, distance.y, point.x, point.y])
        case .show(let progress): try writer.append(Kind.show.rawValue, [progress])
        case .scrubTo(let progress): try writer.append(Kind.scrubTo.rawValue, [progress])
        case .scrubBy(let step): try writer.append(Kind.scrubBy.rawValue, [step])
        case .take(let command):
            try writer.append(Kind.take.rawValue)
            try command.write(to: &writer)
        case .takeInput: try writer.append(Kind.takeInput.rawValue)
        case .performMainThreadWork: try writer.append(Kind.performMainThreadWork.rawValue)
        case .play: try writer.append(Kind.play.rawValue)
        case .cancel: try writer.append(Kind.cancel.rawValue)
        case .beginReplay: try writer.append(Kind.beginReplay.rawValue)
        case .endReplay: try writer.append(Kind.endReplay.rawValue)
        case .survey: try writer.append(Kind.survey.rawValue)
        case .setCompletion(let completion):
            try writer.append(Kind.setCompletion.rawValue)
            try completion.write(to: &writer)
        case .animations: try writer.append(Kind.animations.rawValue)
        case .setMuted(let layer, let keyPath, let isMuted):
            try writer.append(Kind.setMuted.rawValue)
            try writer.append(Int64(layer))
            try writer.append(keyPath.value)
            try writer.append(flag: isMuted)
        case .skipAnimations: try writer.append(Kind.skipAnimations.rawValue)
        }
    }

    /// Reads what `write` wrote; anything else is an error.
    init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt8.self)
        guard let kind = Kind(rawValue: number) else { throw TransferError("there is no request \(number)") }
        switch kind {
        case .setScreen: self = .setScreen(try Screen(&reader))
        case .begin: self = .begin(try reader.tick())
        case .frame: self = .frame(try reader.tick())
        case .send: self = .send(try TouchSample(&reader))
        case .text: self = .text(try TextPiece(&reader))
        case .key: self = .key(try EditingKey(&reader))
        case .turnWheel: self = .turnWheel(distance: try reader.point(), point: try reader.point())
        case .show: self = .show(try reader.number())
        case .scrubTo: self = .scrubTo(try reader.number())
        case .scrubBy: self = .scrubBy(try reader.number())
        case .take: self = .take(try KeyCommand(&reader))
        case .takeInput: self = .takeInput
        case .performMainThreadWork: self = .performMainThreadWork
        case .play: self = .play
        case .cancel: self = .cancel
        case .beginReplay: self = .beginReplay
        case .endReplay: self = .endReplay
        case .survey: self = .survey
        case .setCompletion: self = .setCompletion(try CodeLaunch.Completion(&reader))
        case .animations: self = .animations
        case .setMuted:
            self = .setMuted(
                layer: try reader.count(), keyPath: KeyPathDigest(value: try reader.value()), try reader.flag())
        case .skipAnimations: self = .skipAnimations
        }
    }
}

extension SceneRequest.Screen {
    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        for number in [width, height, scale] { try writer.append(number) }
        try writer.append(Int64(maximumFramesPerSecond))
        let flags = [settings.reducesMotion, settings.isDark, settings.hasStatusBar, settings.readsRightToLeft]
        for flag in flags { try writer.append(flag: flag) }
        for number in [insets.top, insets.left, insets.bottom, insets.right] { try writer.append(number) }
    }

    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let sides = (width: try reader.number(), height: try reader.number(), scale: try reader.number())
        let rate = try reader.count()
        guard sides.width > 0, sides.height > 0, sides.scale > 0, rate > 0 else {
            throw TransferError("a screen has \(sides.width)x\(sides.height) points at \(sides.scale)x and \(rate) Hz")
        }
        var settings = UserSettings()
        settings.reducesMotion = try reader.flag()
        settings.isDark = try reader.flag()
        settings.hasStatusBar = try reader.flag()
        settings.readsRightToLeft = try reader.flag()
        let insets = ScreenInsets(
            top: try reader.number(), left: try reader.number(), bottom: try reader.number(),
            right: try reader.number())
        guard min(insets.top, insets.left, insets.bottom, insets.right) >= 0 else {
            throw TransferError("a screen has insets below 0: \(insets)")
        }
        var screen = ScreenTraits(
            size: CGSize(width: sides.width, height: sides.height), scale: sides.scale,
            maximumFramesPerSecond: rate, settings: settings)
        screen.insets = insets
        self.init(screen)
    }
}

extension CodeLaunch.Completion {
    private enum Kind: UInt8 { case uikit, transitionSpring, immediate, spring }

    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        switch self {
        case .uikit: try writer.append(Kind.uikit.rawValue)
        case .transitionSpring: try writer.append(Kind.transitionSpring.rawValue)
        case .immediate: try writer.append(Kind.immediate.rawValue)
        case .spring(let mass, let stiffness, let damping):
            try writer.append(Kind.spring.rawValue, [mass, stiffness, damping])
        }
    }

    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt8.self)
        switch Kind(rawValue: number) {
        case .uikit: self = .uikit
        case .transitionSpring: self = .transitionSpring
        case .immediate: self = .immediate
        case .spring:
            self = .spring(mass: try reader.number(), stiffness: try reader.number(), damping: try reader.number())
            guard (try? settings) != nil else { throw TransferError("there is no spring such as \(self)") }
        case nil: throw TransferError("there is no completion \(number)")
        }
    }
}

extension TouchSample {
    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        try writer.append(Int64(pointer))
        try writer.append(UInt8(Phase.allCases.firstIndex(of: phase) ?? 0))
        try writer.append(UInt8(clamping: type.rawValue))
        for number in [location.x, location.y, timestamp] { try writer.append(number) }
    }

    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let pointer = Int(try reader.value(Int64.self))
        let phase = Int(try reader.value(UInt8.self))
        let type = Int(try reader.value(UInt8.self))
        guard Phase.allCases.indices.contains(phase), let kind = UITouch.TouchType(rawValue: type) else {
            throw TransferError("there is no phase \(phase) of a pointer of kind \(type)")
        }
        self.init(
            pointer: pointer, phase: Phase.allCases[phase], location: try reader.point(),
            timestamp: try reader.number(),
            type: kind)
    }
}

extension EditingKey {
    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt8.self)
        guard let action = Action(rawValue: number) else { throw TransferError("there is no editing key \(number)") }
        self.init(action, extends: try reader.flag(), byWord: try reader.flag())
    }
}

/// The commands that are performed in a frame.
extension KeyCommand {
    private enum Kind: UInt8 { case play, scrub, jump, row, open, back, cancel }

    fileprivate func write(to writer: inout ByteWriter) throws(TransferError) {
        switch self {
        case .play: try writer.append(Kind.play.rawValue)
        case .scrub(let step): try writer.append(Kind.scrub.rawValue, [step])
        case .jump(let progress): try writer.append(Kind.jump.rawValue, [progress])
        case .row(let step): try writer.append(Kind.row.rawValue, [Double(step)])
        case .open: try writer.append(Kind.open.rawValue)
        case .back: try writer.append(Kind.back.rawValue)
        case .cancel: try writer.append(Kind.cancel.rawValue)
        default: throw TransferError("the command \(self) is none for a scene")
        }
    }

    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt8.self)
        switch Kind(rawValue: number) {
        case .play: self = .play
        case .scrub: self = .scrub(by: try reader.number())
        case .jump: self = .jump(to: try reader.number())
        case .row: self = .row(Int(try reader.number()))
        case .open: self = .open
        case .back: self = .back
        case .cancel: self = .cancel
        case nil: throw TransferError("there is no command \(number)")
        }
    }
}

extension ByteWriter {
    fileprivate mutating func append(_ kind: UInt8, _ numbers: [Double]) throws(TransferError) {
        try append(kind)
        for number in numbers { try append(number) }
    }
}

extension ByteReader {
    fileprivate mutating func tick() throws(TransferError) -> FrameTick {
        FrameTick(timestamp: try number(), targetTimestamp: try number())
    }

    fileprivate mutating func point() throws(TransferError) -> SIMD2<Double> { SIMD2(try number(), try number()) }
}
