'use client'

import { timeframes, type Timeframe } from '@cyberluach/api/timeframes'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { useId, type KeyboardEvent } from 'react'

import { itemAfterKey } from '../../ui/item-after-key.ts'
import { useText } from '../../text/TextContext.tsx'

type Props = { timeframe: Timeframe; choose: (timeframe: Timeframe) => void }

/** Hour, day, week or month: one tab stop, arrow keys move in the direction of reading. */
export function PeriodChoice({ timeframe, choose }: Props) {
  const { t, locale } = useText()
  const group = useId()
  const direction = directionOfLocale(locale)

  const move = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const vertical: Record<string, string> = { ArrowDown: forward, ArrowUp: back }
    const next = itemAfterKey(timeframes, timeframe, vertical[event.key] ?? event.key, direction)
    if (!next) return
    event.preventDefault()
    choose(next)
    document.getElementById(`${group}-${next}`)?.focus()
  }

  return (
    <div className="segments" role="radiogroup" aria-label={t.analytics.period} onKeyDown={move}>
      {timeframes.map((each) => (
        <button
          key={each}
          type="button"
          id={`${group}-${each}`}
          role="radio"
          aria-checked={each === timeframe}
          tabIndex={each === timeframe ? 0 : -1}
          onClick={() => choose(each)}
        >
          {t.analytics.timeframes[each]}
        </button>
      ))}
    </div>
  )
}
