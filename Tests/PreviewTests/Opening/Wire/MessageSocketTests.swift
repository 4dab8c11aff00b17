import Files
import Foundation
import Glibc
import Testing

@testable import Preview

/// Messages over a connection whose other end sends any bytes, at any time, or reads none.
@Suite struct MessageSocketTests {
    private let socket: MessageSocket
    /// The descriptor of the other end.
    private let other: Int32

    init() throws {
        let pair = try SocketPair()
        socket = MessageSocket(pair.first)
        other = pair.second
    }

    private func write(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        #expect(Glibc.write(other, bytes, bytes.count) == bytes.count)
    }

    private func message(_ content: [UInt8], length: UInt64? = nil) -> [UInt8] {
        withUnsafeBytes(of: length ?? UInt64(content.count)) { Array($0) } + content
    }

    /// A part of a message is none, wherever it is cut, and no end.
    @Test func aMessageIsWholeOrNotThere() throws {
        let whole = message([1, 2, 3, 4, 5])
        for cut in 0..<whole.count {
            write(whole[..<cut])
            #expect(try socket.receive() == nil, "cut after \(cut) bytes")
            write(whole[cut...])
            #expect(try socket.receive() == [1, 2, 3, 4, 5], "cut after \(cut) bytes")
        }
        close(other)
    }

    @Test func bytesOneByOneAreAMessage() throws {
        let whole = message(Array(0..<40))
        for byte in whole.dropLast() {
            write([byte])
            #expect(try socket.receive() == nil)
        }
        write(whole.suffix(1))
        #expect(try socket.receive() == ContiguousArray(0..<40))
        close(other)
    }

    @Test func messagesInARowAreToldApart() throws {
        write(message([]) + message([7]) + message([8, 9]) + message([8, 9]))
        #expect(try socket.receive() == [])
        #expect(try socket.receive() == [7])
        #expect(try socket.receive() == [8, 9])
        #expect(try socket.receive() == [8, 9])
        #expect(try socket.receive() == nil)
        close(other)
    }

    @Test(arguments: [UInt64(MessageSocket.limit) + 1, 1 << 31, 1 << 63, .max])
    func aLengthBeyondTheLimitIsNoMessage(_ length: UInt64) {
        write(message([1], length: length))
        #expect(throws: MessageSocket.Closed.self) { try socket.receive() }
        close(other)
    }

    @Test func aClosedEndIsAnEndAfterWhatItSent() throws {
        write(message([1]) + message([2]).dropLast())
        close(other)
        #expect(try socket.receive() == [1])
        #expect(throws: MessageSocket.Closed.self) { try socket.receive() }
        #expect(throws: MessageSocket.Closed.self) {
            for _ in 0..<3 { try socket.send(UnsafeRawBufferPointer(start: nil, count: 0)) }
        }
    }

    /// The other end is stopped, and its buffer is full: sending goes on later.
    @Test func sendingDoesNotWaitForAReader() throws {
        let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try content.withUnsafeBytes { try socket.send($0) }
        #expect(socket.hasUnsentBytes)
        var arrived: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 100_000)
        while arrived.count < content.count + 8 {
            let count = recv(other, &piece, piece.count, Int32(MSG_DONTWAIT))
            if count > 0 { arrived += piece[..<count] } else { try socket.flush() }
        }
        #expect(!socket.hasUnsentBytes && arrived == message(content))
        close(other)
    }

    @Test func waitingEndsWithTheFirstByteAndWithTheEnd() {
        #expect(!socket.wait(within: 0))
        write([1])
        #expect(socket.wait(within: 60))
        _ = try? socket.receive()
        close(other)
        #expect(socket.wait(within: 60))
    }
}
