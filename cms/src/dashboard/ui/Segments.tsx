'use client'

import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { useId, type KeyboardEvent } from 'react'

import { itemAfterKey } from './item-after-key.ts'
import { panelSegments } from './segments-look.ts'
import { useText } from '../text/TextContext.tsx'

type Segment<Value extends string> = {
  value: Value
  label: string
  lang?: Locale
  count?: number | undefined
}

type Look = {
  /** Lies on a bar that has a ground of its own. */
  isOnBar?: boolean
  /** Fills the width that there is. */
  isWide?: boolean
  isTall?: boolean
}

type Props<Value extends string> = Look & {
  segments: readonly Segment<Value>[]
  value: Value
  choose: (value: Value) => void
} & ({ label: string } | { labelledBy: string })

/** One of a few, side by side: one tab stop, arrow keys move in the direction of reading, or down and up. */
export function Segments<Value extends string>({ segments: choices, value, choose, ...rest }: Props<Value>) {
  const { locale } = useText()
  const group = useId()
  const look = panelSegments(rest)
  const direction = directionOfLocale(locale)

  const move = (event: KeyboardEvent) => {
    const values = choices.map((choice) => choice.value)
    const next = itemAfterKey(values, value, acrossFor(event.key, direction), direction)
    if (!next) return
    event.preventDefault()
    choose(next)
    document.getElementById(`${group}-${next}`)?.focus()
  }

  return (
    <div
      className={look.group()}
      role="radiogroup"
      aria-label={'label' in rest ? rest.label : undefined}
      aria-labelledby={'labelledBy' in rest ? rest.labelledBy : undefined}
      onKeyDown={move}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          className={look.one()}
          type="button"
          id={`${group}-${choice.value}`}
          role="radio"
          lang={choice.lang}
          aria-checked={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => choose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && (
            <span className="text-(length:--text-xs) font-medium text-ink-2">
              {choice.count.toLocaleString('en-US')}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Down goes on as reading does, up goes back. */
function acrossFor(key: string, direction: 'rtl' | 'ltr'): string {
  if (key === 'ArrowDown') return direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowUp') return direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  return key
}
