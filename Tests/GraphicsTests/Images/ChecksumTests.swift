import Testing

@testable import Graphics

@Suite struct ChecksumTests {
    /// The check value that every description of CRC-32 gives.
    @Test func checkValue() {
        #expect(Array("123456789".utf8).withUnsafeBytes { Checksum.crc32($0) } == 0xCBF4_3926)
        #expect([UInt8]().withUnsafeBytes { Checksum.crc32($0) } == 0)
    }
}
