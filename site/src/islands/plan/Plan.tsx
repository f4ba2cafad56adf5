import {
  type DateCheck,
  planOf,
  type PlanError,
  type PlanField,
  type PlanValues,
  planQuery,
  readPlanValues,
} from '@cyberluach/core/events/date-check'
import { eventDays } from '@cyberluach/core/events/event-day'
import { eventTypes } from '@cyberluach/core/events/event'
import { Button } from '@cyberluach/design/components/Button'
import { Input } from '@cyberluach/design/components/Input'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { formatDateRange, formatWeekdayDate } from '@cyberluach/i18n/format'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Field, fieldGrid } from '../forms/Field.tsx'
import { Select } from '../forms/Select.tsx'
import { CheckSummary, readCheck } from './CheckSummary.tsx'
import { PlanResult } from './PlanResult.tsx'
import type { PlanTexts } from './plan-texts.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'

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
export function Plan(props: PlanProps) {
  return (
    <ErrorBoundary>
      <PlanForm {...props} />
    </ErrorBoundary>
  )
}

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
          className:
            'grid-cols-2 self-start rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24',
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
