import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'

/* Payload lists its migrations without the ends of their names, which Node wants to have. */
const index = join(projectFolder, 'cms/src/migrations/index.ts')
writeFileSync(index, readFileSync(index, 'utf8').replaceAll(/(from '\.\/\w+)'/g, "$1.ts'"))
