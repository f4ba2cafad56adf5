/** Writes an unauthorized attempt to the server's log: when and where, and nothing about the person. */
export function logDeniedAccess(path: string, at: Date): void {
  console.warn(
    JSON.stringify({ level: 'warn', event: 'unauthorizedAccessAttempt', path, at: at.toISOString() }),
  )
}
