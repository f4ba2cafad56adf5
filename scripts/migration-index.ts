import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'

const folder = join(projectFolder, 'cms/src/migrations')

/* Payload lists its migrations without the ends of their names, which Node wants to have. */
const index = join(folder, 'index.ts')
writeFileSync(index, readFileSync(index, 'utf8').replaceAll(/(from '\.\/\w+)'/g, "$1.ts'"))

/* The last snapshot is what Payload compares the collections with; it reads no other. */
const snapshots = readdirSync(folder).filter((name) => name.endsWith('.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name))
