/**
 * Loaded before a child's own program (`node --import`): when the supervisor is killed, its end of the channel closes,
 * and the child's process group, which is the child and all that it started, ends with it.
 */
process.on('disconnect', () => process.kill(0, 'SIGKILL'))
