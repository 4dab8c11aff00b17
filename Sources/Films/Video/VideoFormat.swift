/// A format of films that ffmpeg writes.
package enum VideoFormat: String, Sendable {
    /// H.264.
    case mp4
    /// VP9.
    case webm

    /// The name of ffmpeg's encoder.
    var encoder: String {
        switch self {
        case .mp4: "libx264"
        case .webm: "libvpx-vp9"
        }
    }

    /// The options of the encoder: hardly any loss that can be seen, in a few times the film's length.
    var options: [String] {
        switch self {
        case .mp4: ["-preset", "medium", "-crf", "18", "-movflags", "+faststart"]
        case .webm: ["-crf", "24", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "5"]
        }
    }
}
