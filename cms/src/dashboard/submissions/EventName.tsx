'use client'

import { CalendarX2, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'

import { UserText, UserTexts } from '../shared/UserText.tsx'
import { useText } from '../text/TextContext.tsx'
import { placeParts } from './place.ts'
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
  const { id, title, eventType, isOnline } = submission
  // The list names the town; the venue is among the details.
  const place = isOnline ? [t.common.online] : placeParts({ ...submission, locationVenue: null }, t, locale)
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
          <span>
            <UserTexts texts={place} />
          </span>
        </span>
      </span>
    </button>
  )
}
