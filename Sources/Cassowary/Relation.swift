/// The relation between an expression and a constant.
package enum Relation: Int8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
