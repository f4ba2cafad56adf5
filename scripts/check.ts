import { stopSignals } from '../server/system/steps.ts'
import { buildAll } from '../server/builds/build.ts'
import { runChecks } from './checks.ts'

await buildAll(stopSignals().signal)
const { failed } = await runChecks()
process.exit(failed > 0 ? 1 : 0)
