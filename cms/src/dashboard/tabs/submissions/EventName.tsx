'use client'

import { isOnlineOnly } from '@cyberluach/i18n/places'
import { CalendarOff, CalendarX2, Copy, MailX, PencilLine, Undo2 } from 'lucide-react'

import { Badge } from '../../ui/Badge.tsx'
import { UserText, UserTexts } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { Opener } from '../queue/Opener.tsx'
import { eventFateOf } from './event-fate.ts'
import { EventType } from './EventType.tsx'
import { isUntold } from './is-untold.ts'
import { placeParts } from './place.ts'
import type { Submission } from '../queue/submission.ts'

type Props = {
  submission: Submission
  isOpen: boolean
  isPast: boolean
  isSimilar: boolean
  search: string
  toggle: (id: string) => void
}

/** The title opens and closes the row; below it type and place. */
export function EventName({ submission, isOpen, isPast, isSimilar, search, toggle }: Props) {
  const { t, locale } = useText()
  const { id, title, eventType, correctedAt, editedAt, withdrawnAt } = submission
  const fate = eventFateOf(submission)
  // The list names the town; the venue is among the details.
  const place = isOnlineOnly(submission)
    ? [t.common.online]
    : placeParts({ ...submission, locationVenue: null }, t, locale)

  return (
    <Opener
      id={id}
      isOpen={isOpen}
      toggle={toggle}
      title={title}
      first={
        <>
          <UserText text={title} search={search} />
          {isPast && (
            <Badge kind="warning">
              <CalendarX2 size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.past}
            </Badge>
          )}
          {correctedAt && !withdrawnAt && (
            <Badge kind="plain">
              <PencilLine size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.corrected}
            </Badge>
          )}
          {editedAt && !withdrawnAt && (
            <Badge kind="plain">
              <PencilLine size={14} strokeWidth={1.75} aria-hidden />
              {t.edit.editedBadge}
            </Badge>
          )}
          {withdrawnAt && (
            <Badge kind="plain">
              <Undo2 size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.withdrawn}
            </Badge>
          )}
          {fate && (
            <Badge kind="warning">
              <CalendarOff size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.fates[fate]}
            </Badge>
          )}
          {isUntold(submission) && (
            <Badge kind="warning">
              <MailX size={14} strokeWidth={1.75} aria-hidden />
              {t.submissions.noMail}
            </Badge>
          )}
          {submission.isDecisionKept && (
            <Badge kind="warning">
              <MailX size={14} strokeWidth={1.75} aria-hidden />
              {t.mailOff.kept}
            </Badge>
          )}
          {isSimilar && (
            <Badge kind="warning">
              <Copy size={14} strokeWidth={1.75} aria-hidden />
              {t.queues.similar.pill}
            </Badge>
          )}
        </>
      }
      second={
        <>
          <EventType type={eventType} />
          <span>
            <UserTexts texts={place} />
          </span>
        </>
      }
    />
  )
}
