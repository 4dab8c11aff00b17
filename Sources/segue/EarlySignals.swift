import Preview

#if compiler(>=6.3) && os(Linux)
/// Prepares for signals before the libraries are initialized: Swift's answers SIGQUIT with a backtrace.
@section(".preinit_array") @used
private let earlySignals: @convention(c) () -> Void = { Interruption.prepare() }
#endif
