import { buildAll } from './builds/build.ts'
import { stopSignals } from './stop-signals.ts'

await buildAll(stopSignals().signal)
process.exit(0)
