import { vi } from 'vitest'
import { clockMs } from '../platform/wall/behind-wall.ts'

/** The time that a foreign text may be read passes twenty times as fast, until mocks are restored. */
export function hurryReading(): void {
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...given) =>
    setTimeout(run, ms === clockMs ? clockMs / 20 : ms, ...given),
  )
}
