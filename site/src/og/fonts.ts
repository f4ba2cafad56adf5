import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Renderer } from '@takumi-rs/core'

const subsets = ['latin', 'latin-ext', 'hebrew'] as const

/** The families in which a letter is looked for, one after the other. */
export const fontFamilies = subsets.map((subset) => `Heebo ${subset}`)

let prepared: Promise<Renderer> | undefined

/** The renderer with the site's own typeface; read from disk once. */
export function cardRenderer(): Promise<Renderer> {
  prepared ??= prepare()
  return prepared
}

async function prepare(): Promise<Renderer> {
  const { resolve } = createRequire(import.meta.url)
  const renderer = new Renderer()
  for (const subset of subsets) {
    const file = resolve(`@fontsource-variable/heebo/files/heebo-${subset}-wght-normal.woff2`)
    await renderer.registerFont({ name: `Heebo ${subset}`, data: await readFile(file) })
  }
  return renderer
}
