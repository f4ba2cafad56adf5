import type { EventSummary } from '@cyberluach/core/events/event'
import { type DateCheck, planOn, planQuery, type PlanValues } from '@cyberluach/core/events/date-check'
import { monthOf } from '@cyberluach/core/dates/day-key'
import { Mark } from '@cyberluach/design/components/Mark'
import { titleOf } from '@cyberluach/i18n/event-words'
import {
  formatDateRange,
  formatMonth,
  formatShortDate,
  formatShortDateRange,
  formatWeekdayDate,
} from '@cyberluach/i18n/format'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { ReactNode } from 'react'
import { placeOf } from '@cyberluach/i18n/places'
import type { PlanTexts } from './plan-texts.ts'

type Props = { locale: Locale; texts: PlanTexts; values: PlanValues; check: DateCheck }

/** What there is on the planned days and around them. */
export function PlanResult({ locale, texts, values, check }: Props) {
  const { plan, luach } = texts
  const { observances, shabbatot, atOnce, nearby, freeWeeks } = check
  const days = [
    ...observances.map((each) => ({ ...each, name: israelDayName(locale, luach, each) })),
    ...shabbatot.map((day) => ({ first: day, last: day, name: luach.shabbat })),
  ].sort((one, other) => (one.first < other.first ? -1 : 1))
  const free =
    values.country === '' ? plan.freeAnywhere : values.country === 'IL' ? plan.freeIsrael : plan.freeElsewhere
  const hidden = atOnce.count - atOnce.events.length
  return (
    <>
      <Part
        id="plan-free"
        title={fill(locale, plan.freeTitle, { month: formatMonth(locale, monthOf(values.from)) })}
      >
        {freeWeeks.length === 0 && <p>{plan.freeNone}</p>}
        <ul className="grid grid-cols-2 gap-2 pt-1 md:grid-cols-3">
          {freeWeeks.map(({ first, last }) => (
            <li key={first}>
              <a
                className={`flex min-h-11 items-center justify-center rounded-md border px-2 text-center text-sm font-medium ${first === values.from ? 'border-action bg-action text-on-action forced-colors:highlighted' : 'border-line-strong hover:bg-hover'}`}
                aria-current={first === values.from ? 'true' : undefined}
                href={localePath(locale, `/plan?${planQuery(planOn(values, first))}`)}
              >
                {formatDateRange(locale, first, last)}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-prose pt-2 text-sm text-ink-3">{free}</p>
      </Part>
      {days.length > 0 && (
        <Part id="plan-days" title={plan.daysTitle}>
          <ul>
            {days.map(({ first, last, name }) => (
              <li
                key={`${first} ${name}`}
                className="flex flex-wrap gap-x-3 border-b border-line py-2.5 *:min-w-0"
              >
                <span className="text-ink-3 md:min-w-56">
                  {first === last ? formatWeekdayDate(locale, first) : formatDateRange(locale, first, last)}
                </span>
                <b className="font-medium">{name}</b>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {atOnce.count > 0 && (
        <Part id="plan-at-once" title={plan.atOnceTitle}>
          <Events events={atOnce.events} locale={locale} texts={texts} />
          {hidden > 0 && <p className="pt-3 text-ink-3">{fill(locale, plan.more, { n: hidden })}</p>}
        </Part>
      )}
      {nearby.length > 0 && (
        <Part id="plan-nearby" title={plan.nearbyTitle}>
          <Events events={nearby} locale={locale} texts={texts} />
        </Part>
      )}
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-1 text-lg font-bold" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Events({ events, locale, texts }: { events: EventSummary[]; locale: Locale; texts: PlanTexts }) {
  return (
    <ul>
      {events.map((event) => {
        const title = titleOf(locale, event)
        const isLong = event.lastDay > event.day
        return (
          <li
            key={event.id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-0.5 last:border-b-0 max-md:pb-4 md:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
            data-type={event.eventType}
          >
            <span className="num text-ink-3">
              {isLong
                ? formatShortDateRange(locale, event.day, event.lastDay)
                : formatShortDate(locale, event.day)}
            </span>
            <a
              className="min-h-11 min-w-0 content-center font-medium wrap-anywhere underline-offset-4 hover:underline max-md:content-end max-md:pt-2 [&>.mark]:me-2 [&>.mark]:inline-block [&>.mark]:size-2.5"
              href={localePath(locale, event.url)}
            >
              <Mark className="mark" type={event.eventType} />
              <bdi dir={title.dir} lang={title.lang}>
                {title.text}
              </bdi>
            </a>
            <span className="text-sm text-ink-3 max-md:col-start-2">
              {placeOf(locale, event, texts.online)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
