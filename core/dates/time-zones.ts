/** The site's time zone, unless another is configured. */
export const defaultTimeZone = 'Asia/Jerusalem'

/**
 * The time zones that a form offers, one for each place whose clock events are announced by. Any other zone that the
 * runtime knows is a zone as well (`isTimeZone`).
 */
export const timeZones: readonly string[] = `
  ${defaultTimeZone} UTC Pacific/Honolulu America/Anchorage America/Los_Angeles America/Denver
  America/Phoenix America/Chicago America/New_York America/Toronto America/Mexico_City America/Bogota
  America/Santiago America/Sao_Paulo America/Argentina/Buenos_Aires Europe/London Europe/Lisbon
  Europe/Madrid Europe/Paris Europe/Berlin Europe/Athens Europe/Kyiv Europe/Istanbul Europe/Moscow
  Africa/Casablanca Africa/Cairo Africa/Lagos Africa/Nairobi Africa/Johannesburg Asia/Riyadh Asia/Dubai
  Asia/Tbilisi Asia/Karachi Asia/Kolkata Asia/Bangkok Asia/Jakarta Asia/Singapore Asia/Manila
  Asia/Shanghai Asia/Taipei Asia/Seoul Asia/Tokyo Australia/Perth Australia/Sydney Pacific/Auckland
`
  .trim()
  .split(/\s+/)

/** Whether the text is the IANA name of a time zone that the runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
