extension SourceProject {
    /// 64 bits of the texts (FNV-1a), as 16 hexadecimal digits; equal for equal texts.
    package var digest: String {
        var number: UInt64 = 0xCBF2_9CE4_8422_2325
        for file in files {
            for byte in file.text.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
            number = (number ^ 0xFF) &* 0x100_0000_01B3
        }
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
