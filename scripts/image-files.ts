/**
 * Puts what the product needs at run time into an empty folder: `npm run image:files -- FOLDER`. The container is made
 * of that folder; it runs anywhere else where the same libraries are.
 */
import { resolve } from 'node:path'
import { buildAll } from '../server/builds/build.ts'
import { stopSignals } from '../server/system/steps.ts'
import { heaviest, measureSize } from './image/weigh.ts'
import { makeImage } from './image/copy-files.ts'

const [given] = process.argv.slice(2)
if (!given) {
  console.error('Usage: npm run image:files -- FOLDER')
  process.exit(2)
}
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given)
await buildAll(stopSignals().signal)
await makeImage(folder)
const weights = await measureSize(folder)
for (const [part, bytes] of heaviest(weights)) console.log(`${megabytes(bytes).padStart(6)} MB  ${part}`)
console.log(`${megabytes(weights.bytes)} MB in ${weights.files} files: ${folder}`)
process.exit(0)

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
