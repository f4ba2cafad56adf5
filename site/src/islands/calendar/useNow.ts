import { liveStep } from '@cyberluach/core/events/live'
import { useEffect, useState } from 'react'

/** How often what is said of the time is looked at, in milliseconds. */
const everyMs = 60_000

/** The time in steps of five minutes: as the server said, and then by the visitor's clock. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const update = () =>
      setNow((before) => {
        const next = liveStep(new Date())
        return next.getTime() === before.getTime() ? before : next
      })
    update()
    const timer = setInterval(update, everyMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
