import Files
import Glibc
import SDLPlatform

/// One end of a connection between two processes: whole messages of bytes, in order.
///
/// Neither sending nor receiving waits. What the connection does not take yet is kept, and sent by a later call; a message of
/// which only a part has arrived is none yet.
final class MessageSocket {
    /// The other end is closed, or sent what is no message.
    struct Closed: Error {}

    let descriptor: Int32
    /// The bytes that are to be sent, of which the first `sentCount` are.
    private var outgoing = ContiguousArray<UInt8>()
    private var sentCount = 0
    /// The number of bytes of the message that arrives, as far as it is there.
    private var length = ContiguousArray<UInt8>()
    private var incoming = ContiguousArray<UInt8>()
    /// The number of bytes of `incoming` that have arrived.
    private var receivedCount = 0

    /// Bytes of the largest message.
    static let limit = 64 << 20
    private static let lengthSize = MemoryLayout<UInt64>.size

    /// The end behind `descriptor`, which is closed with it.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Two connected ends, which are closed when another program is started.
    static func pair() throws(FileError) -> (MessageSocket, MessageSocket) {
        let sockets = try SocketPair()
        return (MessageSocket(sockets.first), MessageSocket(sockets.second))
    }

    // MARK: Sending

    /// Whether bytes of a message are still to be sent.
    var hasUnsentBytes: Bool { sentCount < outgoing.count }

    /// Sends `message`, as far as the connection takes it now.
    func send(_ message: UnsafeRawBufferPointer) throws(Closed) {
        withUnsafeBytes(of: UInt64(message.count)) { outgoing.append(contentsOf: $0) }
        outgoing.append(contentsOf: message)
        try flush()
    }

    /// Sends what earlier calls left, as far as the connection takes it now.
    func flush() throws(Closed) {
        while hasUnsentBytes {
            let count = outgoing.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sentCount...])
                return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
            guard count > 0 else { throw Closed() }
            sentCount += count
        }
        outgoing.removeAll(keepingCapacity: outgoing.capacity < Self.keptCapacity)
        sentCount = 0
    }

    /// Bytes of memory that are kept for the next message.
    private static let keptCapacity = 1 << 20

    // MARK: Receiving

    /// The next message; nil where it has not arrived as a whole.
    func receive() throws(Closed) -> ContiguousArray<UInt8>? {
        if length.count < Self.lengthSize {
            guard try receiveLength() else { return nil }
        }
        while receivedCount < incoming.count {
            let start = receivedCount
            let count = try incoming.withUnsafeMutableBytes { bytes in
                Result { () throws(Closed) in try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...])) }
            }.get()
            if count == 0 { return nil }
            receivedCount += count
        }
        length.removeAll(keepingCapacity: true)
        defer { incoming = [] }
        return incoming
    }

    /// Receives the number of bytes of the next message; false where it has not arrived as a whole.
    private func receiveLength() throws(Closed) -> Bool {
        while length.count < Self.lengthSize {
            var bytes: UInt64 = 0
            let missing = Self.lengthSize - length.count
            let count = try withUnsafeMutableBytes(of: &bytes) { bytes in
                Result { () throws(Closed) in try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<missing]))
                }
            }.get()
            if count == 0 { return false }
            withUnsafeBytes(of: bytes) { length.append(contentsOf: $0[..<count]) }
        }
        let count = length.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        guard count <= UInt64(Self.limit) else { throw Closed() }
        incoming = ContiguousArray(repeating: 0, count: Int(count))
        receivedCount = 0
        return true
    }

    /// Reads what has arrived into `bytes`, and returns its number; 0 for nothing.
    private func read(into bytes: UnsafeMutableRawBufferPointer) throws(Closed) -> Int {
        while true {
            let count = recv(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
            guard count > 0 else { throw Closed() }
            return count
        }
    }

    // MARK: Waiting

    /// Waits at most `seconds` for bytes to receive or the end of the other process, nil for ever, and sends meanwhile what is
    /// left; true where there is something to receive.
    ///
    /// A signal ends the wait early.
    func wait(within seconds: Double?) -> Bool {
        let deadline = seconds.map { MonotonicTime.now() + $0 }
        while true {
            let events = POLLIN | (hasUnsentBytes ? POLLOUT : 0)
            var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
            let rest = deadline.map { Int32(min(1e6, max(0, ($0 - MonotonicTime.now()) * 1000)).rounded(.up)) }
            guard poll(&waiting, 1, rest ?? -1) > 0 else { return false }
            if waiting.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { return true }
            // The next call of `send` or `receive` throws.
            if (try? flush()) == nil { return true }
        }
    }
}
