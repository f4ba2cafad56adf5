import { segments } from '@cyberluach/design/variants/segments'
import { tv } from 'tailwind-variants/lite'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { useId, type KeyboardEvent } from 'react'
import { itemAfterKey } from './focus.ts'
import { useText } from './text.tsx'

export const panelSegments = tv({
  extend: segments,
  slots: {
    group: 'inline-flex',
    one: [
      'rounded-[6px] border-0 bg-transparent px-3 py-0 text-ink-2 after:-inset-y-1.5 chosen:font-semibold',
      'max-md:justify-center max-md:px-1.5',
    ],
  },
  variants: {
    /** Lies on a bar that has a ground of its own. */
    isOnBar: {
      true: { one: 'h-7.5 chosen:bg-raised' },
      false: {
        group: [
          'bg-[light-dark(var(--color-hover),var(--color-sunken))] p-0.5 max-md:w-full',
          // More of them than a phone is wide go on beyond its edge.
          'max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:overflow-y-hidden',
          'shadow-[inset_0_0_0_1px_light-dark(transparent,var(--color-line))]',
        ],
        one: 'max-md:h-10 max-md:flex-1 chosen:bg-[light-dark(var(--color-raised),var(--color-active))]',
      },
    },
    /** Fills the width that there is. */
    isWide: { true: { group: 'w-full', one: 'flex-1 justify-center' } },
    isTall: { true: { one: 'h-10' }, false: '' },
  },
  compoundVariants: [{ isOnBar: false, isTall: false, class: { one: 'h-8' } }],
  defaultVariants: { isOnBar: false, isWide: false, isTall: false },
})

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
