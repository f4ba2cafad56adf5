import { directionOf } from '@cyberluach/core/text-direction'
import { formatShortDate } from '@cyberluach/i18n/format'
import { textIn, type Locale } from '@cyberluach/i18n/locales'
import { useField } from '@payloadcms/ui'
import type { Choice } from '../digest-content.ts'
import type { LetterTexts } from './letter-texts.ts'

type Props = { texts: LetterTexts; locale: Locale; choices: readonly Choice[]; isReadOnly: boolean }

/** The events of the digest's days, each to be left out or put in. What is chosen is a field of the form. */
export function EventChoices({ texts, locale, choices, isReadOnly }: Props) {
  const { value, setValue } = useField<unknown>({ path: 'leftOut' })
  const leftOut = new Set(Array.isArray(value) ? (value as unknown[]).map(String) : [])
  if (choices.length === 0) return null

  function choose(id: string, isIn: boolean) {
    const others = [...leftOut].filter((each) => each !== id)
    setValue(isIn ? others : [...others, id])
  }

  return (
    <fieldset className="m-0 grid gap-1 rounded-[4px] border border-(--theme-elevation-150) px-4 py-3">
      <legend className="px-1 font-semibold">{texts.choices}</legend>
      <p className="text-(--theme-elevation-650)">{texts.choicesHint}</p>
      <ul className="m-0 grid max-h-80 list-none gap-1 overflow-y-auto p-0">
        {choices.map(({ id, title, titleHe, day }) => {
          const name = textIn(locale, title, titleHe)
          return (
            <li key={id}>
              <label className="flex min-h-8 cursor-pointer items-center gap-3">
                <input
                  className="size-5 shrink-0"
                  type="checkbox"
                  checked={!leftOut.has(id)}
                  disabled={isReadOnly}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                <span className="wrap-anywhere" dir={directionOf(name)}>
                  {name}
                </span>
                <span className="shrink-0 text-(--theme-elevation-650)">{formatShortDate(locale, day)}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
