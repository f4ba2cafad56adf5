/** Minutes without activity after which an admin is logged out (product specification, section 9). */
export const usualSessionMinutes = 7

/** The same where the product is being worked on. */
export const developmentSessionMinutes = 1

const developmentHosts = ['localhost', '127.0.0.1']

/** How long a session lasts without activity: what was configured, else shorter on a host of development. */
export function sessionMinutes(hostname: string | null, configured: number | null): number {
  if (configured !== null && configured > 0) return configured
  if (hostname === null) return usualSessionMinutes
  const isDevelopment = developmentHosts.includes(hostname) || hostname.includes('replit')
  return isDevelopment ? developmentSessionMinutes : usualSessionMinutes
}

/** How long before its end a session warns, in milliseconds: 30 seconds, or 10 of a single minute. */
export function warningTime(sessionMilliseconds: number): number {
  return sessionMilliseconds <= developmentSessionMinutes * 60_000 ? 10_000 : 30_000
}

/**
 * The path of the hidden sign-in in the site and in the API, and what it is for the outside too unless somebody says
 * otherwise. No script of a public page may name it: browsers import this only on the page itself.
 */
export const builtLoginPath = 'purple-elephant-42'
