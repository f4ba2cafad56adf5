import type { OwnRow } from '@cyberluach/api/own-lists'
import { eventStates } from '@cyberluach/core/events/event-states'
import { admissions, eventTypes } from '@cyberluach/core/events/event-types'
import { ownRowFault } from '@cyberluach/core/events/own-list'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { wholeLink } from '@cyberluach/core/text/links'
import { zonePlace } from '@cyberluach/i18n/places'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { EditGroup } from '../../../form/EventFields.tsx'
import { InputField, SelectField } from '../../../form/Field.tsx'
import { RecordForm } from '../../../form/RecordForm.tsx'
import { useEditForm } from '../../../form/use-edit-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { FieldTick } from '../form/SourceForm.tsx'

type Values = { [Name in keyof Omit<OwnRow, 'id'>]: OwnRow[Name] extends boolean ? boolean : string }

type Props = {
  /** None of a new row. */
  row: OwnRow | null
  isRunning: boolean
  save: (row: OwnRow) => Promise<{ list: object } | { failure: unknown }>
  saved: (id: string) => void
  remove?: () => void
  close?: () => void
}

/** The fields of one row of a list. */
export function OwnRowForm({ row, isRunning, save, saved, remove, close }: Props) {
  const { t, say, locale, timeZone } = useText()
  const words = t.ownLists.row
  // A row that is tried again after its answer was lost is the same row.
  const newId = useRef(crypto.randomUUID() as string)
  const id = row?.id ?? newId.current
  const before = valuesOf(row)
  const edit = useEditForm<Values, { list: object }>({
    form: `own-row:${row?.id ?? 'new'}`,
    before,
    version: JSON.stringify(before),
    issuesOf,
    issuesFrom: (issues) => issues.map((issue) => ({ ...issue, path: issue.path.replace(/^put\.0\./, '') })),
    save: ({ values }) => save(rowOf(id, values)),
    next: () => null,
  })
  const { values, set } = edit
  const line = (name: Exclude<keyof Values, 'isOnline'>) => ({
    name,
    label: words[name],
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  const choice = <Name extends 'type' | 'admission'>(name: Name, options: readonly (readonly [string, string])[]) => ({
    name,
    label: words[name],
    value: values[name],
    choose: (chosen: string) => set(name, chosen),
    options: [['', words.notSaid] as const, ...options],
  })
  return (
    <RecordForm
      form={edit}
      words={words}
      button={{ kind: 'primary', label: words.save, isRunning }}
      save={() => void edit.saveNow().then((done) => done && saved(id))}
      close={close}
    >
      <div className="grid gap-5">
        <EditGroup legend={words.what}>
          <InputField {...line('title')} isRequired />
          <InputField {...line('titleHe')} />
          <InputField {...line('url')} type="url" dir="ltr" onBlur={() => set('url', wholeLink(values.url))} />
          <SelectField
            {...choice(
              'type',
              eventTypes.map((type) => [type, t.common.types[type]]),
            )}
          />
        </EditGroup>
        <EditGroup legend={words.when} hint={say(words.zone, { zone: zonePlace(locale, timeZone) })}>
          <InputField {...line('start')} type="date" dir="ltr" isRequired />
          <InputField {...line('end')} type="date" dir="ltr" />
          <InputField {...line('from')} type="time" dir="ltr" />
          <InputField {...line('until')} type="time" dir="ltr" />
        </EditGroup>
        <EditGroup legend={words.where}>
          <FieldTick
            name="isOnline"
            label={words.isOnline}
            value={values.isOnline}
            set={(isTicked) => set('isOnline', isTicked)}
          />
          <InputField {...line('city')} />
          <InputField {...line('venue')} />
        </EditGroup>
        <EditGroup legend={words.more}>
          <InputField {...line('organizer')} />
          <SelectField
            name="state"
            label={words.state}
            value={values.state}
            choose={(chosen) => set('state', chosen)}
            options={eventStates.map((state) => [state, words.states[state]])}
          />
          <SelectField
            {...choice(
              'admission',
              admissions.map((one) => [one, t.events.admissionNames[one]]),
            )}
          />
          <InputField {...line('price')} />
        </EditGroup>
        {remove && (
          <div>
            <Button icon={Trash2} kind="warnedGhost" isDisabled={isRunning} onClick={remove}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
    </RecordForm>
  )
}

function valuesOf(row: OwnRow | null): Values {
  return {
    title: row?.title ?? '',
    titleHe: row?.titleHe ?? '',
    start: row?.start ?? '',
    end: row?.end ?? '',
    from: row?.from ?? '',
    until: row?.until ?? '',
    isOnline: row?.isOnline ?? false,
    city: row?.city ?? '',
    venue: row?.venue ?? '',
    url: row?.url ?? '',
    type: row?.type ?? '',
    organizer: row?.organizer ?? '',
    admission: row?.admission ?? '',
    price: row?.price ?? '',
    state: row?.state ?? 'scheduled',
  }
}

function rowOf(id: string, { isOnline, ...values }: Values): OwnRow {
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() || null]))
  return { ...(said as Omit<OwnRow, 'id' | 'isOnline'>), id, isOnline }
}

function issuesOf(values: Values): Issue[] {
  const missing = (['title', 'start'] as const).filter((name) => values[name].trim() === '')
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'required' }))
  const fault = ownRowFault(rowOf('', values))
  return fault ? [fault] : []
}
