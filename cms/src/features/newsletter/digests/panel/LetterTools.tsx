'use client'

import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime, formatShortDate } from '@cyberluach/i18n/format'
import { type Locale, textIn } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { LetterFrame, usePreview } from './LetterFrame.tsx'
import { PlanLetter, PlannedLetter, Progress, SendLetter, SendTest, Warnings, type LetterTexts } from './SendLetter.tsx'
import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Choice } from '../digest-content.ts'

type Props = {
  texts: LetterTexts
  locale: Locale
  /** The site's time zone: its IANA name, and how it is called. */
  zone: { id: string; name: string }
}

export function LetterTools({ texts, locale, zone }: Props) {
  const { id, savedDocumentData } = useDocumentInfo()
  const [language, setLanguage] = useState<Locale>(locale)
  const [isSentNow, setIsSentNow] = useState(false)
  const preview = usePreview(language)
  const status: unknown = savedDocumentData?.status ?? 'draft'
  const isPlanned = status === 'planned' && !isSentNow
  const isSent = isSentNow || (status !== 'draft' && !isPlanned)
  const warnings = 'warnings' in preview ? preview.warnings : []
  const choices = 'choices' in preview ? preview.choices : []
  const recipients = preview.kind === 'failed' ? null : preview.recipients
  const isReady = preview.kind === 'letter'
  return (
    <section
      className="mt-4 grid gap-4 border-t border-(--theme-elevation-150) pt-6 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-(--theme-text) [&_p]:m-0"
      aria-labelledby="digest-letter-title"
    >
      <h2 className="m-0" id="digest-letter-title">
        {texts.title}
      </h2>
      {isSent && id ? (
        <Progress {...{ texts, locale, id: String(id) }} />
      ) : (
        recipients && <p>{recipientsOf(texts, locale, recipients)}</p>
      )}
      {isPlanned && id && (
        <PlannedLetter
          {...{ texts, locale, id: String(id), zone: zone.name }}
          moment={momentOf(locale, String(savedDocumentData?.sendAt), zone.id)}
        />
      )}
      {!isSent && <EventChoices {...{ texts, locale, choices }} isReadOnly={isPlanned} />}
      <LetterFrame {...{ texts, locale, preview, language, setLanguage }} />
      {!isSent && <Warnings {...{ texts, locale, warnings }} />}
      {id && (
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SendTest {...{ texts, locale, id: String(id), isReady }} />
          {!isSent && !isPlanned && recipients && (
            <SendLetter
              {...{ texts, locale, id: String(id), warnings }}
              isReady={isReady && recipients.all > 0}
              count={recipients.all}
              onSent={() => setIsSentNow(true)}
            />
          )}
        </div>
      )}
      {id && !isSent && !isPlanned && recipients && (
        <PlanLetter
          {...{ texts, locale, id: String(id), zone: zone.name, warnings }}
          isReady={isReady && recipients.all > 0}
        />
      )}
    </section>
  )
}

function momentOf(locale: Locale, instant: string, timeZone: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return `${formatDate(locale, dayKeyOf(date, timeZone))}, ${formatTime(instant, timeZone)}`
}

function recipientsOf(texts: LetterTexts, locale: Locale, { all, en, he }: { all: number; en: number; he: number }) {
  if (all === 0) return texts.noRecipients
  const everybody = fill(locale, texts.recipients, { n: all })
  return fill(locale, texts.recipientsOf, { all: everybody, english: en, hebrew: he })
}

type EventChoicesProps = {
  texts: LetterTexts
  locale: Locale
  choices: readonly Choice[]
  isReadOnly: boolean
}

/** The events of the digest's days, each to be left out or put in. What is chosen is a field of the form. */
function EventChoices({ texts, locale, choices, isReadOnly }: EventChoicesProps) {
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
