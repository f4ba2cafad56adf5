'use client'

import type { PreviewRow } from '@cyberluach/api/sources'
import { localePath } from '@cyberluach/i18n/locales'
import { localText } from '@cyberluach/i18n/event-words'
import { ExternalLink } from 'lucide-react'

import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { EventType } from '../../submissions/EventType.tsx'
import { ChangedFields } from '../decisions/ChangedFields.tsx'
import { placeWords, whenWords } from '../decisions/statement-words.ts'
import { Folded } from '../list/Folded.tsx'

/** Rows of a list as events: what each is called, when and where, which event it is, and what it would change. */
export function PreviewRows({ rows }: { rows: readonly PreviewRow[] }) {
  return (
    <Folded items={rows}>
      {(row, index) => (
        <li key={index} className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
          <Row row={row} />
        </li>
      )}
    </Folded>
  )
}

function Row({ row: { statement, event, isCertain, fields } }: { row: PreviewRow }) {
  const language = useText()
  const { t, say, locale } = language
  const words = t.sources.preview
  const place = placeWords(statement, language)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 wrap-anywhere">
        <b className="font-semibold">
          <UserText text={localText(locale, statement.title, statement.titleHe).text} />
        </b>
        {statement.eventType && <EventType type={statement.eventType} />}
      </p>
      <p className="flex flex-wrap gap-x-2 text-ink-2">
        <span>{whenWords(statement, language)}</span>
        {place && <UserText text={place} />}
        {statement.state !== 'scheduled' && (
          <b className="font-semibold text-on-warning-soft">{t.events.standings[statement.state]}</b>
        )}
      </p>
      {fields.length > 0 && <ChangedFields changes={fields} of={statement} />}
      {event && (
        <p className="mt-0.5 text-(length:--text-xs)">
          <NewTabLink
            href={localePath(locale, event.path)}
            rel="noopener"
            isSmall
            icon={<ExternalLink size={12} strokeWidth={1.75} aria-hidden />}
          >
            {say(isCertain ? words.is : words.maybe, {
              title: localText(locale, event.title, event.titleHe).text,
            })}
          </NewTabLink>
        </p>
      )}
    </>
  )
}
