import { Button } from '@cyberluach/design/components/Button'
import { type FeedbackRating, highestRating } from '@cyberluach/core/messages/feedback'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldNotes, RequiredMark } from '../forms/Field.tsx'
import { Tile } from '../forms/Tile.tsx'
import { useField } from '../forms/use-field.ts'
import type { FeedbackTexts } from './texts.ts'

const steps = Array.from({ length: highestRating }, (_, index) => index + 1)

type Props = { name: FeedbackRating; locale: Locale; texts: FeedbackTexts; required: boolean }

/** A scale from 1 to 5, what was chosen on it, and a way to take that back. */
export function Rating({ name, locale, texts, required }: Props) {
  const { id, error, initial } = useField(name)
  const { trigger } = useFormContext()
  const group = useRef<HTMLFieldSetElement>(null)
  const before = Number(initial ?? 0)
  /** Null until the tiles have been looked at: one may have been pressed before the script came. */
  const [chosen, setChosen] = useState<number | null>(null)
  const said = chosen ?? before
  const scale = `${id}-scale`

  useLayoutEffect(() => setChosen(Number(checkedIn(group.current)?.value ?? 0)), [])

  const choose = (step: number) => {
    setChosen(step)
    if (error) void trigger(name)
  }

  const clear = () => {
    const checked = checkedIn(group.current)
    if (checked) checked.checked = false
    group.current?.querySelector('input')?.focus()
    choose(0)
  }

  return (
    <fieldset ref={group} className="mt-4 min-w-0">
      <legend className="mb-1.5 text-(length:--text-sm) font-medium text-ink-2">
        {texts[name]}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {steps.map((step) => (
          <Tile
            key={step}
            kind="figure"
            control={{
              type: 'radio',
              name,
              value: step,
              defaultChecked: step === before,
              required,
              'aria-label': fill(locale, texts.ratingLabel, { n: step }),
              'aria-describedby': error ? `${scale} ${id}-error` : scale,
              onChange: () => choose(step),
            }}
          >
            {step}
          </Tile>
        ))}
        <output className="num ms-2 text-(length:--text-sm) text-ink-3" dir={said ? 'ltr' : undefined}>
          {said ? fill(locale, texts.ratingValue, { n: said }) : texts.notRated}
        </output>
        {!required && chosen ? (
          <Button kind="ghost" size="sm" onClick={clear}>
            {texts.clearRating}
            <span className="sr-only">: {texts[name]}</span>
          </Button>
        ) : null}
      </div>
      <span className="sr-only" id={scale}>
        {texts.scaleHint}
      </span>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

function checkedIn(group: HTMLElement | null): HTMLInputElement | null {
  return group?.querySelector<HTMLInputElement>('input:checked') ?? null
}
