/** Seconds after which even a session in constant use ends, unless it is extended: a working day. */
export const longestSession = 12 * 60 * 60
