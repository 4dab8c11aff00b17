import ArgumentParser
import Preview

/// The words of `--device`.
enum DeviceName {
    /// The device that `word` names; throws where there is none.
    static func device(_ word: String) throws -> Device {
        guard let device = Device(named: word) else {
            throw ValidationError("there is no device of this name; give one of \(Device.names)")
        }
        return device
    }
}
