'use client'

import { deadlineKinds, type DeadlineKind } from '@cyberluach/core/events/deadline'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { formatDate } from '@cyberluach/i18n/format'
import { Trash2 } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field, TextInput, type FieldParts } from '../ui/Field.tsx'
import { extensionOf, type DeadlineValues } from './deadline-form.ts'
import { useZones } from './use-zones.ts'
import { Select } from '../ui/Select.tsx'

type Props = {
  row: DeadlineValues
  /** Its place in what is sent, from 0. */
  number: number
  issues: readonly Issue[]
  change: (row: DeadlineValues) => void
  remove: () => void
}

type Line = 'day' | 'time' | 'url'

/** What closes and when: a day, an hour where one is known, the zone of both, and where to read of it. */
export function DeadlineRow({ row, number, issues, change, remove }: Props) {
  const { t, say, locale } = useText()
  const words = t.events.deadlines
  const { deadlineKinds: kinds } = t.eventPage
  const zones = useZones(row.zone)
  const extension = extensionOf(row)
  const name = row.kind === '' ? say(words.nth, { n: number + 1 }) : kinds[row.kind]
  const path = (field: string) => `deadlines.${number}.${field}`
  const line = (field: Line, type: string) => (parts: FieldParts) => (
    <TextInput
      {...parts}
      type={type}
      dir="ltr"
      autoComplete="off"
      value={row[field]}
      onChange={(event) => change({ ...row, [field]: event.target.value })}
    />
  )
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-6 gap-x-3 gap-y-2.5 rounded-sm border border-line bg-sunken px-3 pt-2.5 pb-3"
      data-part="deadline"
    >
      <div className="col-span-3 max-md:col-span-6">
        <Field name={path('kind')} label={words.kind} issues={issues} isRequired>
          {(parts) => (
            <Select
              {...parts}
              value={row.kind}
              onChange={(event) => change({ ...row, kind: event.target.value as DeadlineKind | '' })}
            >
              {row.kind === '' && <option value="">{words.choose}</option>}
              {deadlineKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="col-span-3 max-md:col-span-6">
        <Field name={path('day')} label={words.day} issues={issues} isRequired>
          {line('day', 'date')}
        </Field>
      </div>
      <div className="col-span-2 max-md:col-span-6">
        <Field name={path('at')} label={words.time} issues={issues}>
          {line('time', 'time')}
        </Field>
      </div>
      <div className="col-span-4 max-md:col-span-6">
        <Field name={path('zone')} label={words.zone} issues={issues}>
          {(parts) => (
            <Select
              {...parts}
              value={row.zone}
              onChange={(event) => change({ ...row, zone: event.target.value })}
            >
              {zones.map(([zone, place]) => (
                <option key={zone} value={zone}>
                  {place}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="col-span-6">
        <Field name={path('url')} label={words.url} issues={issues}>
          {line('url', 'url')}
        </Field>
      </div>
      <div className="col-span-6 flex flex-wrap items-center gap-x-3 gap-y-1">
        {extension && (
          <label className="flex min-h-8 items-center gap-2">
            <Checkbox
              checked={!row.isMended}
              onChange={(event) => change({ ...row, isMended: !event.target.checked })}
            />
            {say(words.extended, { date: formatDate(locale, extension) })}
          </label>
        )}
        <Button
          kind="warnedGhost"
          className="ms-auto max-md:min-h-control"
          label={say(words.removeNamed, { deadline: name })}
          onClick={remove}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
