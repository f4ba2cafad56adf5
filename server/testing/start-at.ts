import { production } from '../start/production.ts'
import { run } from '../start/run.ts'

/**
 * Starts the product as `start.ts` does, on a clock that begins at the instant of the first argument. Tests run this
 * program of their own, so that nothing in the environment of the product can move its clock.
 */
const instant = process.argv[2] ?? ''
if (!Number.isFinite(Date.parse(instant))) throw new Error(`No instant to begin at: ${JSON.stringify(instant)}`)
const clock = new URL('./clock.ts', import.meta.url)
clock.searchParams.set('begins', instant)

await run(production([clock.href]))
