/**
 * Loaded before a child's own program (`node --import`): when the supervisor is killed, its end of the channel closes,
 * and the child ends with all that it started.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.channel?.unref()
