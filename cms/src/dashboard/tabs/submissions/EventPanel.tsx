import { eventPath } from '@cyberluach/core/events/event'
import { DifficultyBadge } from '@cyberluach/design/components/DifficultyBadge'
import { formatMoney } from '@cyberluach/i18n/format'
import { practicalFacts } from '@cyberluach/i18n/practical-facts'
import { zonePlace } from '@cyberluach/i18n/places'
import { localePath } from '@cyberluach/i18n/locales'
import { Calendar, Pencil, SquareArrowOutUpRight } from 'lucide-react'
import { Button, EventLinks, NewTabLink } from '../../ui/Button.tsx'
import { UserText, UserTexts, LatinText } from '../../ui/UserText.tsx'
import { formatDay, formatMoment } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { EventType, levelNameIn } from '../../list/Table.tsx'
import { Fact, Facts, Panel, LongText } from '../../list/Panel.tsx'
import { placeParts } from './event-status.ts'
import { type Submission, extraDetailsOf } from '../../submission.ts'
import { deadlineOfSent } from '@cyberluach/core/forms/deadline-form'
import { deadlineLines } from '@cyberluach/i18n/deadlines'
import { useState } from 'react'
import { isWebLink } from '@cyberluach/core/text/links'
import { CopyButton } from '../../ui/Toast.tsx'

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
          <Button icon={Pencil} size="xs" isTallOnPhone onClick={edit}>
            {t.edit.open}
          </Button>
        ) : (
          eventId && (
            <EventLinks
              page={localePath(locale, eventPath(eventId))}
              id={eventId}
              words={{ page: words.inCalendar, panel: words.editEvent }}
            />
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
          {description && <LongText text={description} />}
        </Fact>
        <Fact label={words.descriptionHebrew} full>
          {descriptionHe && <LongText text={descriptionHe} />}
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
        {practicalFacts(locale, t.form, submission).map(({ field, name, value, href }) => (
          <Fact key={field} label={name} inline>
            {href ? <OutsideLink url={href} /> : value}
          </Fact>
        ))}
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

/** What a submission says in its additional information, part by part where it can be told apart. */
export function ExtraFacts({ submission }: { submission: Submission }) {
  const words = useText().t.details
  const extra = extraDetailsOf(submission)
  if (extra.kind === 'none') return null
  if (extra.kind === 'free') {
    return (
      <Fact label={words.otherInfo} full>
        <LongText text={extra.text} />
      </Fact>
    )
  }
  const { info } = extra
  return (
    <>
      <Fact label={words.prizeDetails}>{info.prize && <UserText text={info.prize} />}</Fact>
      <Fact label={words.participants}>{info.maxParticipants && <UserText text={info.maxParticipants} />}</Fact>
      <Fact label={words.fee}>{info.fee && <UserText text={info.fee} />}</Fact>
      <Fact label={words.website} full inline>
        {info.eventUrl && <OutsideLink url={info.eventUrl} />}
      </Fact>
      <Fact label={words.questions}>{info.contact && <UserText text={info.contact} />}</Fact>
      <Fact label={words.requirements} full>
        {info.requirements && <LongText text={info.requirements} />}
      </Fact>
      <Fact label={words.notes} full>
        {info.notes && <LongText text={info.notes} />}
      </Fact>
    </>
  )
}

/** What closes when, as it was handed in. */
export function Deadlines({ submission: { deadlines } }: { submission: Submission }) {
  const { t, locale, timeZone } = useText()
  const [now] = useState(() => new Date())
  const lines = deadlineLines({ locale, t }, deadlines.map(deadlineOfSent), {
    now,
    timeZone,
  })
  if (lines.length === 0) return null
  return (
    <Fact label={t.eventPage.deadlines} full>
      <ul className="grid list-none gap-1.5 p-0">
        {lines.map(({ name, date, notes, href, isOver }) => (
          <li key={`${name} ${date}`}>
            <span className="font-medium">{name}</span>{' '}
            {isOver ? (
              <>
                <s>{date}</s> {t.eventPage.closed}
              </>
            ) : (
              date
            )}
            {notes.map((note) => (
              <span key={note} className="block text-(length:--text-xs) text-ink-2">
                {note}
              </span>
            ))}
            {href && <OutsideLink url={href} />}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** A submitted address: a link only where it leads to the web, plain text otherwise. */
export function OutsideLink({ url }: { url: string }) {
  const { t } = useText()
  if (!isWebLink(url)) return <UserText text={url} />
  return (
    <>
      <NewTabLink
        href={url}
        rel="noopener noreferrer nofollow"
        icon={<SquareArrowOutUpRight className="rtl:-scale-x-100" size={14} />}
      >
        <LatinText text={url} />
      </NewTabLink>
      <CopyButton text={url} label={t.details.copyLink} />
    </>
  )
}
