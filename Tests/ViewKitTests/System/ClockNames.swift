import ViewKit

// Testing brings Foundation in by itself, whose names would be as near as ViewKit's.
typealias DispatchQueue = ViewKit.DispatchQueue
typealias DispatchTime = ViewKit.DispatchTime
typealias Timer = ViewKit.Timer
