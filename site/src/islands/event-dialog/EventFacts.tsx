import type { CalendarEvent } from '@cyberluach/core/events/event'
import { withReferral } from '@cyberluach/core/text/links'
import { formatMoney } from '@cyberluach/i18n/format'
import { formatHebrewDateRange } from '@cyberluach/i18n/hebrew-calendar'
import { fill } from '@cyberluach/i18n/translate'
import { isOnlineOnly, placeOf } from '../../events/event-place.ts'
import { formerDatesOf } from '@cyberluach/i18n/former-dates'
import { datesOf } from '@cyberluach/i18n/event-times'
import { titleOf } from '@cyberluach/i18n/event-title'
import { calendar, cup, feed, globe, pin } from '../../icons/paths.ts'
import { EventHours } from './EventHours.tsx'
import { Fact, FactNote, FactText } from './Fact.tsx'
import { useOwnHosts } from './use-own-hosts.ts'
import type { DialogSetting } from '../../events/dialog-texts.ts'

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
