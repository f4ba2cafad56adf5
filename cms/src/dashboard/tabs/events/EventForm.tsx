import { mostOfEvent } from '@cyberluach/core/events/deadline'
import { TriangleAlert } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { DeadlineFields } from '../../form/DeadlineFields.tsx'
import { useErrorFocus, InputField, SelectField } from '../../form/Field.tsx'
import { EventFields, EditGroup } from '../../form/EventFields.tsx'
import type { EventFormState } from './use-event-form.ts'
import { admissions, type EventSeries } from '@cyberluach/core/events/event'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type EventValues, type OwnField, anotherSeries, type SeriesValues } from './event-form.ts'
import { Checkbox } from '../../ui/Select.tsx'
import { localText } from '@cyberluach/i18n/event-words'
import { useSeries } from './use-events.ts'

type Props = {
  form: EventFormState
  isRunning: boolean
  saveLabel: string
  onSaved?: () => void
  close?: () => void
}

/** The fields of an event, and what saves them. */
export function EventForm({ form, isRunning, saveLabel, onSaved, close }: Props) {
  const words = useText().t.events
  const element = useRef<HTMLFormElement>(null)
  const { values, series, issues, problem, refusals, hasChanges, isOutdated, set, saveNow, discard } = form

  useErrorFocus(element, refusals)

  const save = async () => {
    if (await saveNow()) onSaved?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning) void save()
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      {isOutdated && (
        <Alert kind="warning" role="status" icon={TriangleAlert} className="mb-4">
          {words.outdated}
        </Alert>
      )}
      <div className="grid gap-5">
        <EventFields values={values} issues={issues} set={set} />
        <OwnFields values={values} issues={issues} set={set} />
        <DeadlineFields
          rows={values.deadlines}
          most={mostOfEvent}
          issues={issues}
          change={(rows) => set('deadlines', rows)}
        />
        <SeriesFields values={values} current={series} issues={issues} set={set} />
      </div>
      {problem && (
        <p className="mt-3 rounded-sm bg-danger-soft px-3 py-2 text-on-danger-soft" role="alert">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          kind="primary"
          isTallOnPhone
          isDisabled={!hasChanges}
          isRunning={isRunning}
          onClick={() => void save()}
        >
          {saveLabel}
        </Button>
        {hasChanges && (
          <Button
            kind="ghost"
            isTallOnPhone
            isDisabled={isRunning}
            onClick={() => {
              discard()
              close?.()
            }}
          >
            {words.discard}
          </Button>
        )}
        {!hasChanges && close && (
          <Button kind="ghost" isTallOnPhone onClick={close}>
            {words.close}
          </Button>
        )}
        <span className="ms-auto text-(length:--text-xs) text-ink-3" role="status">
          {hasChanges && words.unsaved}
        </span>
      </div>
    </form>
  )
}

type OwnFieldsProps = {
  values: EventValues
  issues: readonly Issue[]
  set: (field: OwnField, value: string) => void
}

/** What only a published event says: who holds it, what it costs, its tags. */
export function OwnFields({ values, issues, set }: OwnFieldsProps) {
  const { fields, moreFields, admissionNames, notSaid } = useText().t.events
  const line = (name: OwnField) => (
    <InputField
      {...{ name, issues }}
      label={fields[name]}
      value={values[name]}
      set={(typed) => set(name, typed)}
    />
  )
  return (
    <EditGroup legend={moreFields}>
      {line('organizer')}
      {line('tags')}
      <SelectField
        name="admission"
        label={fields.admission}
        issues={issues}
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
  issues: readonly Issue[]
  set: (field: keyof SeriesValues, value: string | boolean) => void
}

/** What an event is one of the editions of: a series that is there, or a new one by its names. */
export function SeriesFields({ values, current, issues, set }: SeriesFieldsProps) {
  const { t, locale } = useText()
  const words = t.events.seriesFields
  const all = useSeries() ?? (current ? [current] : [])
  const { compare } = new Intl.Collator(locale)
  const options = all
    .map(({ slug, name, nameHe }) => [slug, localText(locale, name, nameHe).text] as const)
    .toSorted(([, one], [, other]) => compare(one, other))
  const line = (name: 'seriesName' | 'seriesNameHe') => ({
    name,
    issues,
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  return (
    <EditGroup legend={words.legend} hint={words.hint}>
      <div className="col-span-full">
        <SelectField
          name="series"
          label={words.series}
          issues={issues}
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
