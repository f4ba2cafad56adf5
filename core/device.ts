/** A browser or a system. The version is the first number of it; null where none is told, or where it tells nothing. */
export type Software = { name: string; version: string | null }

/** What a browser says that it is, and runs on; null where it names none that is known. */
export type Device = { browser: Software | null; system: Software | null }

const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid (\d+)/],
  ['iOS', /\b(?:iPhone|CPU) OS (\d+)/],
  ['Windows', /\bWindows NT\b()/],
  ['macOS', /\bMac OS X\b()/],
  ['ChromeOS', /\bCrOS\b()/],
  ['Linux', /\bLinux\b()/],
]

/** Reads a user agent: `Chrome` 142 on `Android` 16. Anybody may write anything there: it is told, and decides nothing. */
export function deviceOf(userAgent: string): Device {
  return { browser: namedIn(userAgent, browsers), system: namedIn(userAgent, systems) }
}

function namedIn(userAgent: string, known: [name: string, pattern: RegExp][]): Software | null {
  for (const [name, pattern] of known) {
    const found = pattern.exec(userAgent)
    if (found) return { name, version: found[1] || null }
  }
  return null
}
