import CSDL2

extension VideoSubsystem {
    /// The version of SDL that the program was linked with, such as `2.26.5`.
    package nonisolated static var version: String {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }
}
