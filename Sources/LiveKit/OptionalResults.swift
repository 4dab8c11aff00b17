/// The result of an optional method of a protocol, which has a default here: what is called with a question mark on iOS.
public func _optional<Result>(_ result: Result) -> Result? { result }

/// The result of an optional method of a protocol that is optional itself: it becomes so once.
public func _optional<Result>(_ result: Result?) -> Result? { result }
