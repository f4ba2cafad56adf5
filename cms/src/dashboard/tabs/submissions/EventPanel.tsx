'use client'

import { eventPath } from '@cyberluach/core/events/event'
import { DifficultyBadge } from '@cyberluach/design/components/Badge'
import { formatMoney } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/places'
import { localePath } from '@cyberluach/i18n/locales'
import { Calendar, Eye, Pencil } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { UserText, UserTexts } from '../../ui/UserText.tsx'
import { formatDay, formatMoment } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { EventType } from './EventType.tsx'
import { Deadlines } from './Deadlines.tsx'
import { ExtraFacts } from './ExtraFacts.tsx'
import { Fact, Facts } from '../queue/Fact.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { Panel } from '../queue/Panel.tsx'
import { placeParts } from './place.ts'
import { Prose } from '../queue/Prose.tsx'
import type { Submission } from '../queue/submission.ts'
import { levelNameIn } from './type-name.ts'

/** What was submitted about the event, every field that was filled in. */
export function EventPanel({ submission, edit }: { submission: Submission; edit?: () => void }) {
  const { t, locale } = useText()
  const { title, titleHe, eventType, difficultyLevel, description, descriptionHe, eventId } = submission
  const { prizeMoney, registrationUrl, livestreamUrl } = submission
  const words = t.details

  return (
    <Panel
      part="event"
      icon={Calendar}
      title={words.event}
      aside={
        edit ? (
          <Button size="xs" className="max-md:min-h-control" onClick={edit}>
            <Pencil size={14} strokeWidth={1.75} aria-hidden />
            {t.edit.open}
          </Button>
        ) : (
          eventId && (
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              <NewTabLink
                href={localePath(locale, eventPath(eventId))}
                rel="noopener"
                isSmall
                icon={<Eye size={14} strokeWidth={1.75} aria-hidden />}
              >
                {words.inCalendar}
              </NewTabLink>
              <NewTabLink
                href={`/admin/collections/events/${eventId}`}
                rel="noopener"
                isSmall
                icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
              >
                {words.editEvent}
              </NewTabLink>
            </span>
          )
        )
      }
    >
      <Facts columns={3}>
        <Fact label={words.titleEnglish}>{<UserText text={title} />}</Fact>
        <Fact label={words.titleHebrew}>{titleHe && <UserText text={titleHe} />}</Fact>
        <Fact label={words.typeAndLevel} inline>
          <EventType type={eventType} />
          {difficultyLevel && (
            <DifficultyBadge size="sm" level={difficultyLevel} label={levelNameIn(t)(difficultyLevel)} />
          )}
        </Fact>
        <Fact label={words.description} full>
          {description && <Prose text={description} />}
        </Fact>
        <Fact label={words.descriptionHebrew} full>
          {descriptionHe && <Prose text={descriptionHe} />}
        </Fact>
        <When submission={submission} />
        <Place submission={submission} />
        <Fact label={words.prize}>{prizeMoney ? <bdi dir="ltr">{formatMoney(prizeMoney)}</bdi> : null}</Fact>
        <Fact label={words.registration} full inline>
          {registrationUrl && <OutsideLink url={registrationUrl} />}
        </Fact>
        <Fact label={words.livestream} full inline>
          {livestreamUrl && <OutsideLink url={livestreamUrl} />}
        </Fact>
        <Deadlines submission={submission} />
        <ExtraFacts submission={submission} />
      </Facts>
    </Panel>
  )
}

/** In the site's time zone, and the start as it was written where that was by another clock. */
function When({ submission: { startDate, endDate, allDay, timeZone: written } }: { submission: Submission }) {
  const { t, locale, timeZone } = useText()
  const words = t.details
  const momentOf = (iso: string) =>
    allDay ? `${formatDay(locale, iso, timeZone)}, ${words.allDay}` : formatMoment(locale, iso, timeZone)
  return (
    <>
      <Fact label={words.start}>{startDate && momentOf(startDate)}</Fact>
      <Fact label={words.end}>{endDate && momentOf(endDate)}</Fact>
      <Fact label={words.zone}>
        {written && startDate && written !== timeZone
          ? `${zonePlace(locale, written)}: ${formatMoment(locale, startDate, written)}`
          : null}
      </Fact>
    </>
  )
}

function Place({ submission }: { submission: Submission }) {
  const { t, locale } = useText()
  const parts = placeParts(submission, t, locale)
  return <Fact label={t.details.place}>{parts.length > 0 ? <UserTexts texts={parts} /> : null}</Fact>
}
