'use client'

import type { EventSeries } from '@cyberluach/core/events/event'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { localText } from '@cyberluach/i18n/event-words'

import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { useText } from '../../text/TextContext.tsx'
import { EditGroup } from '../submissions/edit/EditField.tsx'
import { anotherSeries, type SeriesValues } from './series-form.ts'
import { useSeries } from './use-series.ts'
import { Select } from '../../ui/Select.tsx'

type Props = {
  values: SeriesValues
  /** The series that the event has, until all of them are read. */
  current: EventSeries | null
  issues: readonly Issue[]
  set: (field: keyof SeriesValues, value: string | boolean) => void
}

/** What an event is one of the editions of: a series that is there, or a new one by its names. */
export function SeriesFields({ values, current, issues, set }: Props) {
  const { t, locale } = useText()
  const words = t.events.seriesFields
  const all = useSeries() ?? (current ? [current] : [])
  const { compare } = new Intl.Collator(locale)
  const options = all
    .map(({ slug, name, nameHe }) => ({ slug, name: localText(locale, name, nameHe).text }))
    .toSorted((one, other) => compare(one.name, other.name))
  const line = (field: 'seriesName' | 'seriesNameHe', path: string, label: string, isRequired: boolean) => (
    <Field name={path} label={label} issues={issues} isRequired={isRequired}>
      {(parts) => (
        <TextInput
          {...parts}
          autoComplete="off"
          dir={values[field] ? directionOf(values[field]) : undefined}
          value={values[field]}
          onChange={(event) => set(field, event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <EditGroup legend={words.legend} hint={words.hint}>
      <div className="col-span-full">
        <Field name="series.slug" label={words.series} issues={issues}>
          {(parts) => (
            <Select {...parts} value={values.series} onChange={(event) => set('series', event.target.value)}>
              <option value="">{words.none}</option>
              <option value={anotherSeries}>{words.another}</option>
              {options.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {values.series === anotherSeries && (
        <>
          {line('seriesName', 'series.name', words.name, true)}
          {line('seriesNameHe', 'series.nameHe', words.nameHe, false)}
          <label className="col-span-full flex min-h-control items-center gap-2">
            <Checkbox
              checked={values.isSeriesYearly}
              onChange={(event) => set('isSeriesYearly', event.target.checked)}
            />
            {words.isYearly}
          </label>
        </>
      )}
    </EditGroup>
  )
}
