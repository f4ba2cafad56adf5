import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * What stands in the page itself, and so must be named in the content security policy: the theme, and what is saved, have to be set
 * before the first paint, and Chromium drops a page transition that is not declared by then.
 */
export const inlineScriptHashes = [hashOf('layouts/chrome/before-paint.js'), hashOf('stores/saved-before-paint.js')]
export const inlineStyleHashes = [hashOf('layouts/chrome/page-turn.css')]

function hashOf(file) {
  const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
