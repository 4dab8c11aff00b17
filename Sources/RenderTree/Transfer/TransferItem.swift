/// The kind of the next part of an encoded frame; its first byte.
enum TransferItem: UInt8 {
    /// Number, size and pixels of an image, row by row.
    case pixels
    /// The number of an image that no resource names any more.
    case imageRemoval
    case image
    case mesh
    case path
    case gradient
    case fragment
    /// The id of a resource that is gone.
    case removal
    /// The nodes, all or those that changed; matrices and size.
    case tree
}
