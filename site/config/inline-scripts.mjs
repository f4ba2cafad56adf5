import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The one script that stands in the page itself: it must run before the first paint. */
const themeScript = readFileSync(new URL('../src/chrome/theme-before-paint.js', import.meta.url), 'utf8')

/** What the content security policy must name for it to run. */
export const inlineScriptHashes = [`sha256-${createHash('sha256').update(themeScript).digest('base64')}`]
