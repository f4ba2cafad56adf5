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
  ['Linux', /\bLinux\b()/],
]

/** The browser and the system that a user agent names, such as `Chrome 142, Android 16`; empty where it names none. */
export function deviceOf(userAgent: string): string {
  return [browsers, systems].flatMap((known) => namedIn(userAgent, known) ?? []).join(', ')
}

function namedIn(userAgent: string, known: [name: string, pattern: RegExp][]): string | null {
  for (const [name, pattern] of known) {
    const found = pattern.exec(userAgent)
    if (found) return found[1] ? `${name} ${found[1]}` : name
  }
  return null
}
