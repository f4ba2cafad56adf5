import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './config.ts'

/** A file of this name stands in a folder that holds what runs and nothing to build it from. */
export const imageMark = '.image'

export function isImage(): boolean {
  return existsSync(join(projectFolder, imageMark))
}
