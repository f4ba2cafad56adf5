import type { DateCheck as Check } from '@cyberluach/core/date-check'
import { planOf, planQuery, readPlanValues, type PlanValues } from '@cyberluach/core/plan'
import type { EventFormValues } from '@cyberluach/core/submission-form'
import { localePath } from '@cyberluach/i18n/locales'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckSummary } from '../plan/CheckSummary.tsx'
import { readCheck } from '../plan/read-check.ts'
import { useText } from './form-text.ts'

const watched = ['startDate', 'endDate', 'isOnline', 'locationCountry', 'locationCity', 'eventType'] as const

/** Below the dates of an event: what else there is on these days. It says so, and keeps nobody from sending the form. */
export function DateCheck() {
  const { locale, texts } = useText()
  const fields = useWatch<EventFormValues, typeof watched>({ name: watched })
  const query = planQuery(valuesOf(fields))
  const [found, setFound] = useState<{ query: string; check: Check | null } | null>(null)

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
  return (
    <div className="col-span-full" role="status" data-part="date-check">
      {check && (
        <div className="flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-sunken px-4 py-2 text-sm">
          <CheckSummary locale={locale} texts={texts} check={check} />
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

type Watched = readonly [string, string, boolean, string, string, string]

function valuesOf([from, to, isOnline, country, city, type]: Watched): PlanValues {
  const place = isOnline ? { country: '', city: '' } : { country, city }
  return { from, to, ...place, type }
}
