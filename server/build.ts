import { buildAll } from './builds/build.ts'
import { configExitCode, LastingRefusal } from './refusal.ts'
import { stopSignals } from './system/steps.ts'

await buildAll(stopSignals().signal).catch((error: unknown) => {
  if (!(error instanceof LastingRefusal)) throw error
  console.error(error.message)
  process.exit(configExitCode)
})
process.exit(0)
