/// The result of `body`; objects that nobody holds are gone before it, as there is no pool that would hold them longer.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
