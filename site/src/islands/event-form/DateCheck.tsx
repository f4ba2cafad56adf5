import {
  type DateCheck as Check,
  planOf,
  planQuery,
  readPlanValues,
  type PlanValues,
} from '@cyberluach/core/events/date-check'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { localePath } from '@cyberluach/i18n/locales'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckSummary } from '../plan/CheckSummary.tsx'
import { readCheck } from '../plan/read-check.ts'
import { useText } from './form-text.ts'

/** Below the dates of an event: what else there is on these days. It says so, and keeps nobody from sending the form. */
export function DateCheck() {
  const { locale, texts } = useText()
  const { subscribe } = useFormContext<EventFormValues>()
  const place = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ query: string; check: Check | null } | null>(null)

  // From what was picked before the script came on.
  useEffect(() => {
    const look = () => {
      const form = place.current?.closest('form')
      if (form) setQuery(planQuery(plannedBy(new FormData(form))))
    }
    look()
    return subscribe({ formState: { values: true }, callback: look })
  }, [subscribe])

  useEffect(() => {
    let isLatest = true
    const read = planOf(readPlanValues(new URLSearchParams(query)))
    // Free weeks, which depend on today, are not told here.
    if (read.ok)
      void readCheck(read.plan, read.plan.first).then((check) => isLatest && setFound({ query, check }))
    return () => {
      isLatest = false
    }
  }, [query])

  const check = found?.query === query ? found.check : null
  const values = readPlanValues(new URLSearchParams(query))
  return (
    <div ref={place} className="col-span-full empty:absolute" role="status" data-part="date-check">
      {check && (
        <div className="flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-sunken px-4 py-2 text-sm">
          <CheckSummary locale={locale} texts={texts} values={values} check={check} />
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={localePath(locale, `/plan?${query}`)}
            target="_blank"
          >
            {texts.plan.boxMore}
          </a>
        </div>
      )}
    </div>
  )
}

function plannedBy(form: FormData): PlanValues {
  const value = (name: keyof EventFormValues) => String(form.get(name) ?? '')
  const isOnline = form.has('isOnline')
  return {
    from: value('startDate'),
    to: value('endDate'),
    country: isOnline ? '' : value('locationCountry'),
    city: isOnline ? '' : value('locationCity'),
    type: value('eventType'),
  }
}
