import { mostOfEvent } from '@cyberluach/core/events/deadline'
import { useText } from '../../ui/text.tsx'
import { DeadlineFields } from '../../form/DeadlineFields.tsx'
import { InputField, SelectField } from '../../form/Field.tsx'
import { RecordForm } from '../../form/RecordForm.tsx'
import { EventFields, EditGroup } from '../../form/EventFields.tsx'
import { type EventFormState, type EventValues, type OwnField, anotherSeries, type SeriesValues } from './event-form.ts'
import type { LastPlace } from '@cyberluach/core/events/event-page'
import { admissions, type EventSeries } from '@cyberluach/core/events/event'
import { Checkbox } from '../../ui/fields.tsx'
import { localText } from '@cyberluach/i18n/event-words'
import { useSeries } from './use-events.ts'

type Props = {
  form: EventFormState
  isRunning: boolean
  saveLabel: string
  lastPlace?: LastPlace | null | undefined
  onSaved?: () => void
  close?: () => void
}

/** The fields of an event, and what saves them. */
export function EventForm({ form, isRunning, saveLabel, lastPlace, onSaved, close }: Props) {
  const words = useText().t.events
  const { values, series, set, saveNow } = form

  const save = async () => {
    if (await saveNow()) onSaved?.()
  }
  const button = { kind: 'primary', label: saveLabel, isRunning } as const
  return (
    <RecordForm form={form} words={words} button={button} save={() => void save()} close={close}>
      <div className="grid gap-5">
        <EventFields values={values} set={set} lastPlace={lastPlace} />
        <OwnFields values={values} set={set} />
        <DeadlineFields rows={values.deadlines} most={mostOfEvent} change={(rows) => set('deadlines', rows)} />
        <SeriesFields values={values} current={series} set={set} />
      </div>
    </RecordForm>
  )
}

type OwnFieldsProps = {
  values: EventValues
  set: (field: OwnField, value: string) => void
}

/** What only a published event says: who holds it, what it costs, its tags. */
export function OwnFields({ values, set }: OwnFieldsProps) {
  const { fields, moreFields, admissionNames, notSaid } = useText().t.events
  const line = (name: OwnField) => (
    <InputField name={name} label={fields[name]} value={values[name]} set={(typed) => set(name, typed)} />
  )
  return (
    <EditGroup legend={moreFields}>
      {line('organizer')}
      {line('tags')}
      <SelectField
        name="admission"
        label={fields.admission}
        value={values.admission}
        options={[['', notSaid], ...admissions.map((name) => [name, admissionNames[name]] as const)]}
        choose={(chosen) => set('admission', chosen)}
      />
      {line('price')}
    </EditGroup>
  )
}

type SeriesFieldsProps = {
  values: SeriesValues
  /** The series that the event has, until all of them are read. */
  current: EventSeries | null
  set: (field: keyof SeriesValues, value: string | boolean) => void
}

/** What an event is one of the editions of: a series that is there, or a new one by its names. */
export function SeriesFields({ values, current, set }: SeriesFieldsProps) {
  const { t, locale } = useText()
  const words = t.events.seriesFields
  const all = useSeries() ?? (current ? [current] : [])
  const { compare } = new Intl.Collator(locale)
  const options = all
    .map(({ slug, name, nameHe }) => [slug, localText(locale, name, nameHe).text] as const)
    .toSorted(([, one], [, other]) => compare(one, other))
  const line = (name: 'seriesName' | 'seriesNameHe') => ({
    name,
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  return (
    <EditGroup legend={words.legend} hint={words.hint}>
      <div className="col-span-full">
        <SelectField
          name="series"
          label={words.series}
          value={values.series}
          options={[['', words.none], [anotherSeries, words.another], ...options]}
          choose={(chosen) => set('series', chosen)}
        />
      </div>
      {values.series === anotherSeries && (
        <>
          <InputField label={words.name} isRequired {...line('seriesName')} />
          <InputField label={words.nameHe} {...line('seriesNameHe')} />
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
