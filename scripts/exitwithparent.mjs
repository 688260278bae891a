/** Loaded before a server: when the process that launched it is killed, the server ends as if it had been asked to. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
