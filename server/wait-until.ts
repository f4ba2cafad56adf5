import { setTimeout as pause } from 'node:timers/promises'

/** Looks again and again until `condition` holds. Throws when it does not within `limitMs`. */
export async function waitUntil(
  condition: () => Promise<unknown>,
  limitMs: number,
  everyMs = 50,
): Promise<void> {
  const begun = performance.now()
  while (!(await condition())) {
    if (performance.now() - begun > limitMs) throw new Error(`Waited ${limitMs / 1000} s in vain`)
    await pause(everyMs)
  }
}
