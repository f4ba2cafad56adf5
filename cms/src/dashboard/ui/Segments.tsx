'use client'

import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { useId, type KeyboardEvent } from 'react'

import { itemAfterKey } from './item-after-key.ts'
import { useText } from '../text/TextContext.tsx'

export type Segment<Value extends string> = { value: Value; label: string; lang?: Locale }

type Props<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  choose: (value: Value) => void
}

/** One of a few, side by side: one tab stop, arrow keys move in the direction of reading. */
export function Segments<Value extends string>({ label, segments, value, choose }: Props<Value>) {
  const { locale } = useText()
  const group = useId()

  const move = (event: KeyboardEvent) => {
    const values = segments.map((segment) => segment.value)
    const next = itemAfterKey(values, value, event.key, directionOfLocale(locale))
    if (!next) return
    event.preventDefault()
    choose(next)
    document.getElementById(`${group}-${next}`)?.focus()
  }

  return (
    <div className="segments" role="radiogroup" aria-label={label} onKeyDown={move}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          id={`${group}-${segment.value}`}
          role="radio"
          lang={segment.lang}
          aria-checked={segment.value === value}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => choose(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
