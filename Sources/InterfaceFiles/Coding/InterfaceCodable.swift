/// A value with a binary form.
protocol InterfaceCodable {
    /// Reads the value at the decoder's position.
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError)
    /// Appends the value.
    func encode(to encoder: inout InterfaceEncoder)
}
