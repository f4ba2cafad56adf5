import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import { useEffect, useState } from 'react'

/** Today in the site's time zone: as the server said, and again whenever the visitor comes back to the page. */
export function useToday(first: DayKey, timeZone: string): DayKey {
  const [today, setToday] = useState(first)
  useEffect(() => {
    const update = () => setToday(dayKeyOf(new Date(), timeZone))
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [timeZone])
  return today
}
