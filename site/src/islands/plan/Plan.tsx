import {
  type DateCheck,
  planOf,
  type PlanError,
  type PlanField,
  type PlanValues,
  planQuery,
  readPlanValues,
  planOn,
} from '@cyberluach/core/events/date-check'
import { eventDays } from '@cyberluach/core/events/event-day'
import { eventTypes, type EventSummary } from '@cyberluach/core/events/event'
import { Button } from '@cyberluach/design/components/Button'
import { Input } from '@cyberluach/design/components/Input'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import {
  formatDateRange,
  formatWeekdayDate,
  formatMonth,
  formatShortDate,
  formatShortDateRange,
} from '@cyberluach/i18n/format'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../ErrorBoundary.tsx'
import { Field, fieldGrid } from '../forms/Field.tsx'
import { Select } from '../forms/Select.tsx'
import { CheckSummary, readCheck } from './CheckSummary.tsx'
import type { PlanTexts } from './plan-texts.ts'
import { dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { Mark } from '@cyberluach/design/components/Mark'
import { titleOf } from '@cyberluach/i18n/event-words'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import { fill } from '@cyberluach/i18n/translate'
import { placeOf } from '@cyberluach/i18n/places'

export type PlanProps = {
  locale: Locale
  texts: PlanTexts
  countries: [code: string, name: string][]
  timeZone: string
  values: PlanValues
  /** The check of these values; null where there is none, or the calendar could not be read. */
  check: DateCheck | null
  isFailed: boolean
  /** That these are the days of the next free week, which nobody asked for. */
  isNextFree?: boolean
}

type FieldLook = { required?: boolean; className?: string }

/** The date check: a form that asks the server without scripts, and answers at once with them. */
export const Plan = island(PlanForm)

function PlanForm({ locale, texts, countries, timeZone, isNextFree = false, ...first }: PlanProps) {
  const { plan, types } = texts
  const { form, values, shown, isFailed, set } = usePlan({ ...first, locale, timeZone })
  const isFirst = isNextFree && shown?.values === first.values
  const isAsked = Object.values(values).some((value) => value !== '')
  const read = planOf(values)
  const errors = read.ok || !isAsked ? [] : read.errors
  const control = (field: PlanField) => ({
    ...words(field, errors),
    name: field,
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  })
  const choices = (field: 'country' | 'type') => ({ ...control(field), autoComplete: 'off' })
  const framed = (field: PlanField, label: string, children: ReactNode, look?: FieldLook) => (
    <Field id={`plan-${field}`} label={label} error={errorOf(field, errors, plan.errors)} {...look}>
      {children}
    </Field>
  )
  const days = { type: 'date', min: eventDays.first, max: eventDays.last } as const
  return (
    <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <form
        ref={form}
        className={fieldGrid({
          className: 'grid-cols-2 self-start rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24',
        })}
        action={localePath(locale, '/plan')}
      >
        {framed('from', plan.from, <Input {...control('from')} {...days} required />, { required: true })}
        {framed('to', plan.to, <Input {...control('to')} {...days} />)}
        {framed(
          'country',
          plan.country,
          <Select {...choices('country')}>
            <option value="">{plan.anyCountry}</option>
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>,
        )}
        {framed('city', plan.city, <Input {...control('city')} type="text" dir="auto" autoComplete="off" />)}
        {framed(
          'type',
          plan.type,
          <Select {...choices('type')}>
            <option value="">{plan.anyType}</option>
            {eventTypes.map((type) => (
              <option key={type} value={type}>
                {types[type]}
              </option>
            ))}
          </Select>,
          { className: 'col-span-full' },
        )}
        <Button kind="primary" type="submit" className="self-end scripts:hidden">
          {plan.check}
        </Button>
      </form>
      <div className="grid min-w-0 gap-8">
        <div role="status">
          {isFailed && <p className="text-on-danger-soft">{plan.failed}</p>}
          {shown && (
            <>
              <h2 className="text-(length:--text-md) font-medium text-ink-2">
                {shown.values.to && shown.values.to !== shown.values.from
                  ? formatDateRange(locale, shown.values.from, shown.values.to)
                  : formatWeekdayDate(locale, shown.values.from)}
                {isFirst && <span className="text-ink-3"> · {plan.nextFree}</span>}
              </h2>
              <CheckSummary locale={locale} texts={texts} {...shown} isLarge />
            </>
          )}
        </div>
        {shown && <PlanResult locale={locale} texts={texts} values={shown.values} check={shown.check} />}
      </div>
    </div>
  )
}

function words(field: PlanField, errors: PlanError[]) {
  const isWrong = errors.some((error) => error.field === field)
  const id = `plan-${field}`
  return {
    id,
    'aria-invalid': isWrong ? (true as const) : undefined,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
  }
}

function errorOf(field: PlanField, errors: PlanError[], texts: PlanTexts['plan']['errors']): string {
  const error = errors.find((each) => each.field === field)
  return error ? texts[error.code] : ''
}

type Options = {
  values: PlanValues
  check: DateCheck | null
  isFailed: boolean
  locale: Locale
  timeZone: string
}

/** The fields of a date check and the last answer; the address says what is asked, so that it can be sent on. */
export function usePlan({ values: first, check, isFailed: hasFailed, locale, timeZone }: Options) {
  const [values, setValues] = useState(first)
  const [shown, setShown] = useState(check && { values: first, check })
  const [isFailed, setFailed] = useState(hasFailed)
  const asked = useRef(planQuery(first))
  const form = useRef<HTMLFormElement>(null)

  // What was picked before the script came on.
  useEffect(() => {
    if (form.current) setValues(typedIn(form.current))
  }, [])

  useEffect(() => {
    const query = planQuery(values)
    const read = planOf(values)
    if (query === asked.current || !read.ok) return
    asked.current = query
    history.replaceState(history.state, '', localePath(locale, `/plan?${query}`))
    void readCheck(read.plan, dayKeyOf(new Date(), timeZone)).then((answer) => {
      // What was asked meanwhile answers for itself.
      if (asked.current !== query) return
      setFailed(answer === null)
      if (answer) setShown({ values, check: answer })
    })
  }, [values, locale, timeZone])

  const set = (field: PlanField, value: string) => setValues((before) => ({ ...before, [field]: value }))
  return { form, values, shown: planOf(values).ok ? shown : null, isFailed, set }
}

function typedIn(form: HTMLFormElement): PlanValues {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return readPlanValues(new URLSearchParams(entries))
}

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
      <Part id="plan-free" title={fill(locale, plan.freeTitle, { month: formatMonth(locale, monthOf(values.from)) })}>
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
              <li key={`${first} ${name}`} className="flex flex-wrap gap-x-3 border-b border-line py-2.5 *:min-w-0">
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
              {isLong ? formatShortDateRange(locale, event.day, event.lastDay) : formatShortDate(locale, event.day)}
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
            <span className="text-sm text-ink-3 max-md:col-start-2">{placeOf(locale, event, texts.online)}</span>
          </li>
        )
      })}
    </ul>
  )
}
