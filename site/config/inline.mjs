import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * What stands in the page itself, and so must be named in the content security policy: the theme has to be set before
 * the first paint, and Chromium drops a page transition that is not declared by then.
 */
export const inlineScriptHashes = [hashOf('before-paint.js')]
export const inlineStyleHashes = [hashOf('page-turn.css')]

function hashOf(file) {
  const text = readFileSync(new URL(`../src/layouts/chrome/${file}`, import.meta.url), 'utf8')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
