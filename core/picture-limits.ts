/** Longest words of what a picture shows, in characters, and largest file that is taken, in bytes. */
export const pictureLimits = { alt: 300, bytes: 5 * 1024 * 1024 } as const
