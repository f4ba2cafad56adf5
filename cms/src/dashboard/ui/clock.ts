'use client'

import { useSyncExternalStore } from 'react'

/** One clock for everything that tells the time: a tick each second while somebody looks. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  if (document.visibilityState === 'hidden') return
  for (const listener of listeners) listener()
}

/** The time in whole steps of `step` milliseconds: a component renders again only when it moves on by one. */
export function useNow(step = 1000): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / step) * step,
    () => 0,
  )
}
