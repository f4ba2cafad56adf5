/** Lines for people, or of JSON for programs. */
export type LogFormat = 'plain' | 'json'

/** How the product speaks: plainly to a person at a terminal, in lines of JSON to programs, unless a setting says so. */
export function logFormat({ LOG_FORMAT: set } = process.env): LogFormat {
  if (set === 'plain' || set === 'json') return set
  return process.stdout.isTTY ? 'plain' : 'json'
}
