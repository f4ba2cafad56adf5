import { formatNumber } from '@cyberluach/i18n/format'
import { useState } from 'react'
import { useText } from '../ui/text.tsx'
import { tv } from 'tailwind-variants/lite'

/** Whether a figure went the way one hopes for; it decides the colour, the arrow only tells the direction. */
export type Change = { text: string; direction: 'up' | 'down' | 'same'; isGood: boolean | null }

/** Which way is good: more visits, fewer that leave at once. */
type Wish = 'more' | 'less'

/** Of fewer than these many, a percentage or a mean says more than is known: their count is all that is said. */
export const leastBase = 20

/** A mean or a share, if it is of enough to mean something; else null. */
export function ofEnough(value: number | null, base: number): number | null {
  return base < leastBase ? null : value
}

/** How a count changed, in percent of what it was; null where that was too few. */
export function countChange(current: number, previous: number): Change | null {
  return changeOf(current, ofEnough(previous, previous))
}

/** How a figure changed, in percent of what it was; null where nothing was measured then, or now. */
export function changeOf(current: number | null, previous: number | null, wish: Wish = 'more'): Change | null {
  if (current === null || previous === null || previous === 0) return null
  return asChange(((current - previous) / previous) * 100, '%', wish)
}

/** How a share changed, in percentage points; null where one of both is missing. */
export function pointsOf(current: number | null, previous: number | null, wish: Wish = 'more'): Change | null {
  if (current === null || previous === null) return null
  return asChange((current - previous) * 100, '', wish)
}

function asChange(value: number, unit: string, wish: Wish): Change {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return { text: `0.0${unit}`, direction: 'same', isGood: null }
  const direction = rounded > 0 ? 'up' : 'down'
  const sign = rounded > 0 ? '+' : '−'
  return {
    text: `${sign}${oneDecimal(Math.abs(rounded))}${unit}`,
    direction,
    isGood: (direction === 'up') === (wish === 'more'),
  }
}

/** What share of the total a count is, `56.1%`; null where the total is too small for one. */
export function shareOf(count: number, total: number): string | null {
  return total < leastBase ? null : shareText(count / total)
}

/** A share of one as `56.1%`. */
export function shareText(share: number): string {
  return `${oneDecimal(share * 100)}%`
}

/** A number with one decimal: `1,024.5`. */
export function oneDecimal(value: number): string {
  const [whole = '0', decimal = '0'] = value.toFixed(1).split('.')
  return `${formatNumber(Number(whole))}.${decimal}`
}

/** A length of time as minutes and seconds: `3:08`, `75:00`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Up to these many milliseconds a page's load is fast, then fair (Core Web Vitals, largest contentful paint). */
export const fastUpTo = 2500
export const fairUpTo = 4000

export function speedOf(milliseconds: number): 'fast' | 'fair' | 'slow' {
  if (milliseconds <= fastUpTo) return 'fast'
  return milliseconds <= fairUpTo ? 'fair' : 'slow'
}

/** A load time in seconds, no finer than it is kept: `0.94`, and `1.1` from one second on. */
export function loadSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(milliseconds < 1000 ? 2 : 1)
}

/** A measured number: read left to right unless it has a unit in words, and faded over when it changes, unless somebody has just come back. */
export function Figure({ text, dir = 'ltr' }: { text: string; dir?: 'ltr' | 'auto' }) {
  const [first] = useState(text)
  const isChanged = text !== first && !cameBackJustNow()
  return (
    <bdi key={text} dir={dir} className={isChanged ? 'animate-fade' : undefined}>
      {text}
    </bdi>
  )
}

/** Where nothing was measured: a dash for the eye, words for the ear. */
export function NoFigure() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t.noData}</span>
    </>
  )
}

const settlingTime = 2000
let cameBackAt = -Infinity

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') cameBackAt = performance.now()
  })
}

/** Whether the page was hidden until a moment ago: what has changed meanwhile is shown without animation. */
export function cameBackJustNow(): boolean {
  return performance.now() - cameBackAt < settlingTime
}

const bar = tv({ base: 'h-1.5 min-w-15 overflow-hidden rounded-full bg-hover' })

/** How much of the most something is, for the eye. */
export function ShareBar({ part, className = 'block' }: { part: number; className?: string }) {
  return (
    <span className={bar({ className })} aria-hidden>
      <i className="block h-full rounded-full bg-info" style={{ inlineSize: `${part * 100}%` }} />
    </span>
  )
}
