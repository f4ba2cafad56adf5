'use client'

import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { EventChoices } from './EventChoices.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import type { LetterTexts } from './letter-texts.ts'
import { PlanLetter } from './PlanLetter.tsx'
import { PlannedLetter } from './PlannedLetter.tsx'
import { Progress } from './Progress.tsx'
import { SendLetter } from './SendLetter.tsx'
import { SendTest } from './SendTest.tsx'
import { usePreview } from './use-preview.ts'
import { Warnings } from './Warnings.tsx'

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

function recipientsOf(
  texts: LetterTexts,
  locale: Locale,
  { all, en, he }: { all: number; en: number; he: number },
) {
  if (all === 0) return texts.noRecipients
  const everybody = fill(locale, texts.recipients, { n: all })
  return fill(locale, texts.recipientsOf, { all: everybody, english: en, hebrew: he })
}
