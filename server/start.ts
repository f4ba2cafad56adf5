import { configExitCode } from './refusal.ts'
import { isImage } from './start/image-mark.ts'
import { isInstalled } from './installed.mjs'
import { logFormat, logAs, say } from './log/log.ts'

// Before anything is loaded that may be missing.
if (!isImage() && !isInstalled()) {
  logAs(logFormat())
  say(
    'fatal',
    'The packages are not those of this program, as after a change of its version: run "node scripts/bootstrap.mjs build"',
  )
  process.exit(configExitCode)
}
const [{ production }, { run }] = await Promise.all([import('./start/production.ts'), import('./start/run.ts')])
await run(production())
