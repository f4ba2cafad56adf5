import { afterAll, vi } from 'vitest'

// The files of one worker share its process, so that packages are loaded once. Our own modules are loaded anew for each
// file, and what a file changes of its surroundings goes with it.
vi.resetModules()
const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
