import { onTestFinished } from 'vitest'
import { clock } from '../platform/wall/behind-wall.ts'

/** The time that a foreign text may be read is a twentieth, until the test is over. */
export function hurryReading(): void {
  const { ms } = clock
  clock.ms = ms / 20
  onTestFinished(() => {
    clock.ms = ms
  })
}
