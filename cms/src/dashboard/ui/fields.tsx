import { input } from '@cyberluach/design/components/Input'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, type KeyboardEvent } from 'react'
import { Checkbox as SharedCheckbox } from '@cyberluach/design/components/Checkbox'
import { tv } from 'tailwind-variants/lite'
import { segments } from '@cyberluach/design/variants/segments'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { itemAfterKey } from './focus.ts'
import { useText } from './text.tsx'

export type SelectOptions = readonly (readonly [value: string, words: string])[]

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: SelectOptions }

/** The browser’s own list of choices, with an arrow of ours, as the site’s. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={input({ kind: 'choice', size: 'sm', ground: 'raised' })} {...rest}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3" />
    </span>
  )
}

/** 44 px to hit, 18 to see. */
export function Checkbox(props: ComponentProps<typeof SharedCheckbox>) {
  return <SharedCheckbox size="sm" className="after:absolute after:-inset-3.25" {...props} />
}

const track = tv({
  base: [
    'relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-lg border border-line-control bg-sunken',
    'checked:border-action checked:bg-action',
    'after:absolute after:inset-y-0.5 after:start-0.5 after:w-4.5 after:rounded-full after:bg-ink-3',
    'after:transition-[inset-inline-start] after:duration-color after:ease-out',
    'checked:after:start-4.5 checked:after:bg-on-action',
    'forced-colors:after:bg-[ButtonText] forced-colors:checked:after:bg-[Highlight]',
  ],
})

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }

/** Something that is on or off, and what that means beside it. */
export function Switch({ children, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-control cursor-pointer items-center gap-2.5 text-ink-2">
      <input className={track()} type="checkbox" {...rest} />
      {children}
    </label>
  )
}

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

type SegmentsProps<Value extends string> = Look & {
  segments: readonly Segment<Value>[]
  value: Value
  choose: (value: Value) => void
} & ({ label: string } | { labelledBy: string })

/** One of a few, side by side: one tab stop, arrow keys move in the direction of reading, or down and up. */
export function Segments<Value extends string>({ segments: choices, value, choose, ...rest }: SegmentsProps<Value>) {
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
