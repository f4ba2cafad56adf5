import { production } from './production.ts'
import { run } from './run.ts'

await run(production())
