/** Longest accepted text per field of an answer to a visitor, in characters (Unicode code points). */
export const replyLimits = { subject: 200, text: 10_000 } as const
