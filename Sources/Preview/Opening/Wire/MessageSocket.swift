import Files
import Glibc
import RenderTree

/// One end of a connection between two processes: messages of bytes, in order.
final class MessageSocket {
    /// The reason for which no message came.
    enum Absence: Error {
        /// The other process ended, or closed its end.
        case closed
        /// None came in time.
        case late
    }

    let descriptor: Int32
    private var buffer = ContiguousArray<UInt8>()

    /// Bytes of the largest message.
    private static let limit = 64 << 20

    /// The end behind `descriptor`.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Two connected ends, which are closed when another program is started.
    static func pair() throws(FileError) -> (MessageSocket, MessageSocket) {
        let sockets = try SocketPair()
        return (MessageSocket(sockets.first), MessageSocket(sockets.second))
    }

    /// Sends `message`.
    func send(_ message: UnsafeRawBufferPointer) throws(Absence) {
        var count = UInt64(message.count)
        try withUnsafeBytes(of: &count) { bytes in Result { () throws(Absence) in try sendAll(bytes) } }.get()
        try sendAll(message)
    }

    private func sendAll(_ bytes: UnsafeRawBufferPointer) throws(Absence) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let sent = Glibc.send(descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { throw .closed }
            rest = rest.dropFirst(sent)
        }
    }

    /// Whether a message has begun to arrive, or the other end is closed.
    var hasMessage: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    /// Waits for the next message, at most `seconds` from its last bytes on, nil for ever; valid until the next call.
    func receive(within seconds: Double?) throws(Absence) -> ContiguousArray<UInt8> {
        var count: UInt64 = 0
        try withUnsafeMutableBytes(of: &count) { bytes in
            Result { () throws(Absence) in try receiveAll(bytes, within: seconds) }
        }.get()
        guard count <= UInt64(Self.limit) else { throw .closed }
        if buffer.count != Int(count) { buffer = ContiguousArray(repeating: 0, count: Int(count)) }
        try buffer.withUnsafeMutableBytes { bytes in
            Result { () throws(Absence) in try receiveAll(bytes, within: seconds) }
        }.get()
        return buffer
    }

    /// Whether a message has begun to arrive, or the other end is closed; waits for it at most `seconds`.
    func isReadable(within seconds: Double = 0) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let ready = poll(&waiting, 1, Int32((seconds * 1000).rounded(.up)))
            if ready >= 0 || errno != EINTR { return ready > 0 }
        }
    }

    private func receiveAll(_ bytes: UnsafeMutableRawBufferPointer, within seconds: Double?) throws(Absence) {
        var rest = bytes[...]
        while !rest.isEmpty {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, seconds.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
            if ready < 0, errno == EINTR { continue }
            guard ready != 0 else { throw .late }
            let part = UnsafeMutableRawBufferPointer(rebasing: rest)
            let received = recv(descriptor, part.baseAddress, part.count, 0)
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { throw .closed }
            rest = rest.dropFirst(received)
        }
    }
}
