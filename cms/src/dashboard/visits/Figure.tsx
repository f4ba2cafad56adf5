import { useState } from 'react'
import { useText } from '../ui/text.tsx'
import { tv } from 'tailwind-variants/lite'

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
