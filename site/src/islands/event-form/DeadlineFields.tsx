import { deadlineKinds } from '@cyberluach/core/event-deadlines'
import { deadlineParts, deadlineSlots, fieldOf, isFilled } from '@cyberluach/core/deadline-fields'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldGrid } from '../forms/FieldGrid.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Folded } from './FieldGroup.tsx'
import { useText } from './form-text.ts'

type Slot = (typeof deadlineSlots)[number]

/**
 * The deadlines of an event, one place after the other: with scripts as many as are written and those that are asked
 * for, without them all.
 */
export function DeadlineFields({ hasAll }: { hasAll: boolean }) {
  const { texts, zones } = useText()
  const words = texts.form.deadlines
  const { initial } = useFormSetting()
  const { subscribe } = useFormContext()
  const least = Math.max(1, lastFilled(initial))
  const [count, setCount] = useState(hasAll ? deadlineSlots.length : least)
  const list = useId()

  useEffect(() => {
    setCount(least)
    // What the tab has kept comes later than the form.
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => setCount((shown) => Math.max(shown, lastFilled(values))),
    })
  }, [least, subscribe])

  return (
    <Folded name={words.title} isOpen={lastFilled(initial) > 0}>
      <p className="col-span-full text-sm text-ink-3">{words.hint}</p>
      <datalist id={list}>
        {zones.map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </datalist>
      {deadlineSlots.slice(0, count).map((slot) => (
        <Deadline key={slot} slot={slot} zones={list} />
      ))}
      {count < deadlineSlots.length && (
        <div className="needs-scripts col-span-full">
          <Button type="button" onClick={() => setCount(count + 1)}>
            {words.add}
          </Button>
        </div>
      )}
    </Folded>
  )
}

function Deadline({ slot, zones }: { slot: Slot; zones: string }) {
  const { texts, locale } = useText()
  const words = texts.form.deadlines
  const [kind, day, time, zone, url] = deadlineParts.map((part) => fieldOf(slot, part)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return (
    <fieldset className={fieldGrid({ className: 'border-line [fieldset+&]:border-t [fieldset+&]:pt-5' })}>
      <legend className="col-span-full float-start w-full font-medium text-ink-2">
        {fill(locale, words.legend, { n: slot })}
      </legend>
      <SelectField
        name={kind}
        label={words.kind}
        placeholder={texts.form.chooseOption}
        options={deadlineKinds.map((one) => [one, texts.deadlineKinds[one]])}
      />
      <TextField name={day} label={words.day} type="date" />
      <TextField name={time} label={words.time} type="time" />
      <TextField name={zone} label={words.zone} hint={words.zoneHint} dir="ltr" list={zones} />
      <TextField name={url} label={words.url} type="url" />
    </fieldset>
  )
}

/** The last place at which something is written; 0 where nothing is. */
function lastFilled(values: Record<string, unknown>): number {
  return deadlineSlots.findLast((slot) => isFilled(values as Record<string, string>, slot)) ?? 0
}
