import type { CalendarEvent } from '@cyberluach/core/events/event'
import { withReferral } from '@cyberluach/core/text/referral-link'
import { formatMoney, zoneName } from '@cyberluach/i18n/format'
import { formatHebrewDateRange } from '@cyberluach/i18n/hebrew-calendar'
import { fill } from '@cyberluach/i18n/translate'
import { isOnlineOnly, placeOf } from '@cyberluach/i18n/places'
import { formerDatesOf, datesOf, titleOf, hoursOf, ownHoursOf, spansDays } from '@cyberluach/i18n/event-words'
import { calendar, cup, feed, globe, pin, clock } from '../../icons/paths.ts'
import { useOwnHosts } from './EventActions.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

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
        <FactNote suppressHydrationWarning>
          {formatHebrewDateRange(locale, event.day, event.lastDay)}
        </FactNote>
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
          {ownHours && (
            <FactNote className="num">{fill(locale, texts.dialog.yourTime, { time: ownHours })}</FactNote>
          )}
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
