import { Plus, Trash2 } from 'lucide-react'
import { useRef, useMemo } from 'react'
import { useRows } from '@cyberluach/forms/use-rows'
import { useText } from '../ui/text.tsx'
import { Button } from '../ui/Button.tsx'
import { newDeadline, type DeadlineValues, extensionOf } from './deadline-values.ts'
import { deadlineKinds, type DeadlineKind } from '@cyberluach/core/events/deadline'
import { formatDate } from '@cyberluach/i18n/format'
import { Checkbox } from '../ui/fields.tsx'
import { InputField, SelectField } from './Field.tsx'
import { wholeLink } from '@cyberluach/core/text/links'
import { timeZones } from '@cyberluach/core/dates/time-zones'
import { zonePlace } from '@cyberluach/i18n/places'

type Props = {
  rows: readonly DeadlineValues[]
  /** How many can be sent. */
  most: number
  change: (rows: DeadlineValues[]) => void
}

/** What closes before an event: rows that are added and removed, and where the focus goes then. */
export function DeadlineFields({ rows, most, change }: Props) {
  const { t, say } = useText()
  const words = t.events.deadlines
  const group = useRef<HTMLFieldSetElement>(null)
  const { isFull, notice, add, remove } = useRows({
    rows,
    most,
    change,
    focus: (index) => {
      const row = group.current?.querySelectorAll('[data-part=deadline]')[index]
      const target = row?.querySelector('select') ?? group.current?.querySelector('button')
      target?.focus()
    },
  })
  return (
    <fieldset ref={group} className="m-0 grid min-w-0 gap-3 border-0 p-0" data-part="deadlines">
      <legend className="mb-2 p-0 font-semibold">{words.legend}</legend>
      {rows.length === 0 && <p className="-mt-1 text-(length:--text-xs) text-ink-2">{words.none}</p>}
      {rows.map((row, index) => (
        <DeadlineRow
          // A row has no name of its own, and its fields keep nothing.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          row={row}
          number={index}
          change={(changed) => change(rows.with(index, changed))}
          remove={() => remove(index)}
        />
      ))}
      {!isFull && (
        <div>
          <Button icon={Plus} isTallOnPhone data-part="add" onClick={() => add(newDeadline)}>
            {words.add}
          </Button>
        </div>
      )}
      {/* Stands there before it says anything. */}
      <p className={isFull ? 'text-sm font-medium' : 'sr-only'} role="status">
        {notice && say(t.form.deadlines[notice.kind], { n: notice.n })}
      </p>
    </fieldset>
  )
}

type DeadlineRowProps = {
  row: DeadlineValues
  /** Its place in what is sent, from 0. */
  number: number
  change: (row: DeadlineValues) => void
  remove: () => void
}

type Line = 'day' | 'time' | 'url'

/** What closes and when: a day, an hour where one is known, the zone of both, and where to read of it. */
export function DeadlineRow({ row, number, change, remove }: DeadlineRowProps) {
  const { t, say, locale } = useText()
  const words = t.events.deadlines
  const { deadlineKinds: kinds } = t.eventPage
  const zones = useZones(row.zone)
  const extension = extensionOf(row)
  const name = row.kind === '' ? say(words.nth, { n: number + 1 }) : kinds[row.kind]
  const path = (field: string) => `deadlines.${number}.${field}`
  const line = (field: Line) => ({
    label: words[field],
    dir: 'ltr',
    value: row[field],
    set: (typed: string) => change({ ...row, [field]: typed }),
  })
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-6 gap-x-3 gap-y-2.5 rounded-sm border border-line bg-sunken px-3 pt-2.5 pb-3"
      data-part="deadline"
    >
      <div className="col-span-3 max-md:col-span-6">
        <SelectField
          name={path('kind')}
          label={words.kind}
          isRequired
          value={row.kind}
          options={[
            ...(row.kind === '' ? [['', words.choose] as const] : []),
            ...deadlineKinds.map((kind) => [kind, kinds[kind]] as const),
          ]}
          choose={(kind) => change({ ...row, kind: kind as DeadlineKind | '' })}
        />
      </div>
      <div className="col-span-3 max-md:col-span-6">
        <InputField name={path('day')} type="date" isRequired {...line('day')} />
      </div>
      <div className="col-span-2 max-md:col-span-6">
        <InputField name={path('at')} type="time" {...line('time')} />
      </div>
      <div className="col-span-4 max-md:col-span-6">
        <SelectField
          name={path('zone')}
          label={words.zone}
          value={row.zone}
          options={zones}
          choose={(zone) => change({ ...row, zone })}
        />
      </div>
      <div className="col-span-6">
        <InputField
          name={path('url')}
          type="url"
          {...line('url')}
          onBlur={() => change({ ...row, url: wholeLink(row.url) })}
        />
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
          icon={Trash2}
          kind="warnedGhost"
          className="ms-auto max-md:min-h-control"
          label={say(words.removeNamed, { deadline: name })}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
}

/** The zones to choose from, with the words for each: anywhere on Earth, the site's own, and then by their names. */
export function useZones(chosen: string): (readonly [zone: string, words: string])[] {
  const { t, locale, timeZone } = useText()
  const { anywhere } = t.events.deadlines
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    const named = (zone: string) => [zone, zonePlace(locale, zone)] as const
    const others = new Set<string>(chosen ? [...timeZones, chosen] : timeZones)
    others.delete(timeZone)
    return [
      ['', anywhere] as const,
      named(timeZone),
      ...[...others].map(named).toSorted(([, one], [, other]) => compare(one, other)),
    ]
  }, [anywhere, chosen, locale, timeZone])
}
