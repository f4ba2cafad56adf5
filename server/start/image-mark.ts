import { existsSync } from 'node:fs'

/** A file of this name stands in a folder that holds what runs and nothing to build it from. */
export const imageMark = '.image'

export function isImage(): boolean {
  return existsSync(new URL(`../../${imageMark}`, import.meta.url))
}
