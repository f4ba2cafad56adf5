import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { changedState, takesPlace } from '@cyberluach/core/events/event-states'
import { Notice } from '@cyberluach/design/components/Notice'
import { Tags } from '@cyberluach/design/components/Tags'
import { timingOf } from '@cyberluach/core/events/event-timing'
import { localePath, directionOfLocale } from '@cyberluach/i18n/locales'
import {
  localText,
  titleOf,
  formerDatesOf,
  datesOf,
  hoursOf,
  ownHoursOf,
  spansDays,
} from '@cyberluach/i18n/event-words'
import { DateLeaf } from '../../events/DateLeaf.tsx'
import { DialogFrame, DialogTitle } from './DialogFrame.tsx'
import { EventActions, useOwnHosts } from './EventActions.tsx'
import { EventBadges } from './EventBadges.tsx'
import { Note, SourceLine } from './SourceLine.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { withReferral } from '@cyberluach/core/text/referral-link'
import { formatMoney, zoneName } from '@cyberluach/i18n/format'
import { formatHebrewDateRange } from '@cyberluach/i18n/hebrew-calendar'
import { fill } from '@cyberluach/i18n/translate'
import { isOnlineOnly, placeOf } from '@cyberluach/i18n/places'
import { calendar, cup, feed, globe, pin, clock } from '../../icons/paths.ts'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

export type EventDialogProps = {
  event: CalendarEvent
  setting: DialogSetting
  /** The moment that timing goes by, as ISO 8601: the server's when it rendered, or now. */
  now: string
  closeHref?: string
  onClose: () => void
}

export const titleId = 'event-title'

/** A title of more letters is set smaller, and scrolls where it would leave no room for the rest. */
const longestHeading = 120

/** An event in full. */
export function EventDialog({ event, setting, now, closeHref, onClose }: EventDialogProps) {
  const { locale, timeZone, texts } = setting
  const title = titleOf(locale, event)
  const description = localText(locale, event.description, event.descriptionHe)
  const today = dayKeyOf(new Date(now), timeZone)
  const state = changedState(event)
  const isLong = title.text.length > longestHeading
  return (
    <DialogFrame
      type={event.eventType}
      titleId={titleId}
      closeLabel={texts.dialog.close}
      closeHref={closeHref}
      onClose={onClose}
      header={
        <>
          <DateLeaf locale={locale} day={event.day} size="dialog" tone={event.day === today ? 'today' : 'type'} />
          <DialogTitle
            id={titleId}
            className={state === 'cancelled' ? 'foreign-title text-ink-3 line-through decoration-1' : 'foreign-title'}
            isLong={isLong}
            dir={title.dir}
            lang={title.lang}
            above={<EventBadges event={event} setting={setting} now={new Date(now)} today={today} />}
          >
            {title.text}
          </DialogTitle>
        </>
      }
      footer={
        <EventActions
          event={event}
          setting={setting}
          title={title.text}
          description={description.text}
          isOver={!takesPlace(event) || timingOf(event, new Date(now), today) === 'past'}
        />
      }
    >
      {state && (
        <Notice kind="warning" className="mb-4">
          {texts.dialog.stateNotes[state]}
        </Notice>
      )}
      <EventFacts event={event} setting={setting} />
      {description.text ? (
        <p
          className="mt-4.5 max-w-152 text-match-parent text-md text-pretty wrap-anywhere whitespace-pre-line text-ink-2 max-md:mt-3.5 max-md:text-base"
          dir={description.dir}
          lang={description.lang}
        >
          {description.text}
        </p>
      ) : (
        !event.source && <Note>{texts.dialog.noDescription}</Note>
      )}
      {event.tags.length > 0 && (
        <Tags className="mt-4.5" aria-label={texts.dialog.tags}>
          {event.tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </Tags>
      )}
      {event.source && <SourceLine source={event.source} template={texts.dialog.source} />}
      <Note className="mt-2">
        <a className="text-link inline-flex min-h-11 items-center" href={localePath(locale, event.url)}>
          {texts.dialog.openPage}
        </a>
      </Note>
    </DialogFrame>
  )
}

/** When, where and for what, in a ruled list. */
export function EventFacts({ event, setting }: { event: CalendarEvent; setting: DialogSetting }) {
  const { locale, texts } = setting
  const { dialog } = texts
  const place = placeOf(locale, event, dialog.online) || event.locationVenue
  const former = formerDatesOf(locale, event)
  const [before, after] = dialog.formerly.split('{dates}')
  return (
    <dl className="grid border-y border-line md:grid-cols-2">
      <Fact icon={calendar} label={dialog.date}>
        <FactText suppressHydrationWarning>{datesOf(locale, event)}</FactText>
        <FactNote suppressHydrationWarning>{formatHebrewDateRange(locale, event.day, event.lastDay)}</FactNote>
        {former && (
          <FactNote suppressHydrationWarning>
            {before}
            <s>{former}</s>
            {after}
          </FactNote>
        )}
      </Fact>
      <EventHours event={event} setting={setting} />
      {place && (
        <Fact icon={isOnlineOnly(event) ? globe : pin} label={dialog.location}>
          <FactText>
            <bdi>{place}</bdi>
          </FactText>
          {event.locationVenue && event.locationVenue !== place && (
            <FactNote>
              <bdi>{event.locationVenue}</bdi>
            </FactNote>
          )}
        </Fact>
      )}
      <Livestream event={event} setting={setting} />
      {event.prizeMoney ? (
        <Fact icon={cup} label={dialog.prize}>
          <FactText>
            <bdi className="num" dir="ltr">
              {formatMoney(event.prizeMoney)}
            </bdi>
          </FactText>
        </Fact>
      ) : null}
    </dl>
  )
}

/** Where to watch, by the host that it leads to; a sample leads nowhere. */
function Livestream({ event, setting }: { event: CalendarEvent; setting: DialogSetting }) {
  const { locale, texts } = setting
  const { dialog } = texts
  const ownHosts = useOwnHosts(setting.ownHosts)
  const host = event.livestreamUrl && URL.parse(event.livestreamUrl)?.host
  if (!event.livestreamUrl || !host || event.isSample) return null
  const { text: title } = titleOf(locale, event)
  return (
    <Fact icon={feed} label={dialog.livestream}>
      <FactText>
        <a
          className="text-link"
          dir="ltr"
          href={withReferral(event.livestreamUrl, ownHosts)}
          target="_blank"
          rel="noopener"
          aria-label={fill(locale, dialog.livestreamLabel, { host, title })}
        >
          {host}
        </a>
      </FactText>
    </Fact>
  )
}

/** The hours by the site's clock, and by the visitor's where theirs differs, which only the browser knows. */
export function EventHours({ event, setting }: { event: CalendarEvent; setting: DialogSetting }) {
  const { locale, timeZone, texts } = setting
  const [ownHours, setOwnHours] = useState<string | null>(null)

  useEffect(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    setOwnHours(ownHoursOf(locale, event, timeZone, ownZone))
  }, [locale, event, timeZone])

  return (
    <Fact icon={clock} label={texts.dialog.time}>
      {event.allDay ? (
        <FactText>{texts.allDay}</FactText>
      ) : (
        <>
          <FactText suppressHydrationWarning>
            {/* Hours alone run from left to right; with days they follow the language. */}
            <bdi className="num" dir={spansDays(event, timeZone) ? directionOfLocale(locale) : 'ltr'}>
              {hoursOf(locale, event, timeZone)}
            </bdi>
          </FactText>
          <FactNote suppressHydrationWarning>{zoneName(locale, timeZone)}</FactNote>
          {ownHours && <FactNote className="num">{fill(locale, texts.dialog.yourTime, { time: ownHours })}</FactNote>}
        </>
      )}
    </Fact>
  )
}

/** One fact of an event: its icon and name, and what there is to say. */
export function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 border-line py-3.5 ps-8 wrap-anywhere odd:last:col-span-full max-md:py-2.5 max-md:not-first:border-t md:even:border-s md:even:ps-13 md:nth-[n+3]:border-t">
      <dt className="text-sm text-ink-3">
        <Icon path={icon} className="absolute -ms-8 mt-0.5" />
        {label}
      </dt>
      {children}
    </div>
  )
}

export function FactText(props: ComponentProps<'dd'>) {
  return <dd className="font-semibold" {...props} />
}

/** What is said besides. */
export function FactNote({ className = '', ...rest }: ComponentProps<'dd'>) {
  return <dd className={`text-sm text-ink-3 ${className}`} {...rest} />
}
