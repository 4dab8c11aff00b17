/// UIKit as opened files see it: ViewKit, and declarations that stand before those of other modules.
@_exported import ViewKit

/// Foundation has a `Timer`, too.
public typealias Timer = ViewKit.Timer
/// Dispatch has a `DispatchQueue`, too.
public typealias DispatchQueue = ViewKit.DispatchQueue
/// Dispatch has a `DispatchTime`, too.
public typealias DispatchTime = ViewKit.DispatchTime
/// Dispatch has a `DispatchSource`, too.
public typealias DispatchSource = ViewKit.DispatchSource
/// Dispatch has a `DispatchSourceTimer`, too.
public typealias DispatchSourceTimer = ViewKit.DispatchSourceTimer
