'use client'

import { formatMoment } from '../text/format.ts'
import { agoOf } from '../text/elapsed.ts'
import { useText } from '../text/TextContext.tsx'
import { useNow } from './clock.ts'

/** "26 hours ago", kept up to date; the moment itself in a tooltip. */
export function Ago({ iso }: { iso: string }) {
  const { locale, timeZone } = useText()
  const ago = useAgo()
  return (
    <time dateTime={iso} title={formatMoment(locale, iso, timeZone)}>
      {ago(Date.parse(iso), useNow(30_000))}
    </time>
  )
}

/** Words for how long ago an instant was. */
export function useAgo(): (at: number, now: number) => string {
  const { t, say } = useText()
  return (at, now) => {
    const { unit, n } = agoOf(at, now)
    return say(t.ago[unit], { n })
  }
}
