import {
  type DateCheck,
  planOf,
  planQuery,
  readPlanValues,
  type PlanField,
  type PlanValues,
} from '@cyberluach/core/events/date-check'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { useEffect, useRef, useState } from 'react'
import { readCheck } from './read-check.ts'

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
