import LiveKit
import OpenCombine

/// Foundation's coders, for `encode(encoder:)` and `decode(type:decoder:)`.
extension JSONEncoder: @retroactive TopLevelEncoder {}

extension JSONDecoder: @retroactive TopLevelDecoder {}

extension PropertyListEncoder: @retroactive TopLevelEncoder {}

extension PropertyListDecoder: @retroactive TopLevelDecoder {}
