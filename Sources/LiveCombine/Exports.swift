/// Combine as opened files see it: OpenCombine, and what that lacks. The program neither links nor exports it: opened code that
/// imports Combine loads it, as `libCombine.so`.
@_exported import LiveKit
@_exported import OpenCombine
