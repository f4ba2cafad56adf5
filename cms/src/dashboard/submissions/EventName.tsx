'use client'

import { countryLabel } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { CalendarX2, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'

import { UserText } from '../shared/UserText.tsx'
import { useText } from '../text/TextContext.tsx'
import type { Texts } from '../text/texts.ts'
import type { Submission } from './submission.ts'
import { typeNameIn } from './type-name.ts'

type Props = {
  submission: Submission
  isOpen: boolean
  isPast: boolean
  search: string
  toggle: (id: string) => void
}

/** The title opens and closes the row; below it type and place. */
export function EventName({ submission, isOpen, isPast, search, toggle }: Props) {
  const { t, locale } = useText()
  const { id, title, eventType } = submission
  const place = placeOf(submission, t, locale)
  const Closed = locale === 'he' ? ChevronLeft : ChevronRight
  const Chevron = isOpen ? ChevronDown : Closed

  return (
    <button
      type="button"
      className="opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `detail-${id}` : undefined}
      onClick={() => toggle(id)}
    >
      <Chevron size={16} strokeWidth={1.75} aria-hidden />
      <span className="event-name">
        <span className="first" title={title}>
          <UserText text={title} search={search} />
          {isPast && (
            <span className="tag warning">
              <CalendarX2 size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.past}
            </span>
          )}
        </span>
        <span className="second">
          <span className="type" data-type={eventType}>
            {typeNameIn(t)(eventType)}
          </span>
          {place && <UserText text={place} />}
        </span>
      </span>
    </button>
  )
}

function placeOf({ isOnline, locationCity, locationCountry }: Submission, t: Texts, locale: Locale): string {
  if (isOnline) return t.common.online
  return [locationCity, locationCountry && countryLabel(locale, locationCountry)].filter(Boolean).join(', ')
}
