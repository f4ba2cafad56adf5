import { anywhereOnEarth, deadlineKinds } from '@cyberluach/core/events/deadline'
import { deadlineParts, deadlineSlots, fieldOf, isFilled } from '@cyberluach/core/forms/deadline-form'
import { Button } from '@cyberluach/design/components/Button'
import { useRows } from '@cyberluach/forms/use-rows'
import { fill } from '@cyberluach/i18n/translate'
import { useState, useEffect } from 'react'
import { fieldGrid, useFormSetting } from '../forms/Field.tsx'
import { SelectField, TextField } from '../forms/fields.tsx'
import { Folded } from './FieldGroup.tsx'
import { useText } from './form-text.ts'
import { useFormContext } from 'react-hook-form'

/**
 * The deadlines of an event, one place after the other: with scripts as many as are written and those that are asked
 * for, without them all.
 */
export function DeadlineFields({ hasAll }: { hasAll: boolean }) {
  const { texts, locale } = useText()
  const words = texts.form.deadlines
  const { initial } = useFormSetting()
  const { places, isAnyFilled, isFull, notice, add, remove } = useDeadlinePlaces(hasAll)
  // Without scripts one more than is written, and the others folded.
  const shown = places ?? deadlineSlots.slice(0, (filledIn(initial).at(-1) ?? 0) + 1)

  return (
    <Folded name={words.title} isOpen={filledIn(initial).length > 0}>
      <p className="col-span-full text-sm text-ink-3">{words.hint}</p>
      {shown.map((place, index, { length }) => (
        <Deadline
          key={place}
          place={place}
          number={index + 1}
          remove={places && (length > 1 || isAnyFilled) ? () => remove(index) : undefined}
        />
      ))}
      {!places && shown.length < deadlineSlots.length && (
        <Folded name={words.more} isOpen={false}>
          {deadlineSlots.slice(shown.length).map((place) => (
            <Deadline key={place} place={place} number={place} remove={undefined} />
          ))}
        </Folded>
      )}
      {places && (
        <div className="needs-scripts col-span-full" data-part="deadlines">
          {!isFull && <Button onClick={add}>{words.add}</Button>}
          <p className={isFull ? 'text-sm font-medium' : 'sr-only'} role="status">
            {notice && fill(locale, words[notice.kind], { n: notice.n })}
          </p>
        </div>
      )}
    </Folded>
  )
}

type Props = { place: DeadlinePlace; number: number; remove: (() => void) | undefined }

function Deadline({ place, number, remove }: Props) {
  const { texts, zones, locale } = useText()
  const words = texts.form.deadlines
  const legend = fill(locale, words.legend, { n: number })
  const [kind, day, time, zone, url] = deadlineParts.map((part) => fieldOf(place, part)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return (
    <fieldset
      className={fieldGrid({
        className: 'col-span-full border-line [fieldset+&]:border-t [fieldset+&]:pt-5',
      })}
    >
      <legend className="col-span-full float-start w-full font-medium text-ink-2">{legend}</legend>
      <SelectField
        name={kind}
        label={words.kind}
        placeholder={texts.form.chooseOption}
        options={deadlineKinds.map((one) => [one, texts.deadlineKinds[one]])}
      />
      <TextField name={day} label={words.day} type="date" />
      <TextField name={time} label={words.time} type="time" />
      <SelectField
        name={zone}
        label={words.zone}
        hint={words.zoneHint}
        placeholder={words.zoneUnchosen}
        options={[[anywhereOnEarth, words.anywhere], ...zones]}
      />
      <TextField name={url} label={words.url} type="url" />
      {remove && (
        <Button
          className="needs-scripts justify-self-start md:mt-6.5"
          aria-label={`${words.remove}: ${legend}`}
          onClick={remove}
        >
          {words.remove}
        </Button>
      )}
    </fieldset>
  )
}

export type DeadlinePlace = (typeof deadlineSlots)[number]

type Values = Record<string, unknown>

/**
 * The places for deadlines that are shown, in their order: those in which something is written, and those that are asked
 * for; one at least. A place that is taken away leaves a gap, so that what is written stays where it is. `hasAll`: until
 * a script comes all of them are there, and null says so.
 */
export function useDeadlinePlaces(hasAll: boolean) {
  const { id, initial } = useFormSetting()
  const { subscribe, getValues, setValue, clearErrors } = useFormContext()
  const [places, setPlaces] = useState(hasAll ? null : oneAtLeast(filledIn(initial)))
  const [isAnyFilled, setIsAnyFilled] = useState(filledIn(initial).length > 0)

  useEffect(() => {
    const now = filledIn(getValues())
    setPlaces(oneAtLeast(now))
    setIsAnyFilled(now.length > 0)
    // What the tab has kept, or a link fills in, comes later than the form.
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const filled = filledIn(values)
        setIsAnyFilled(filled.length > 0)
        setPlaces((shown) => withMissing(shown ?? [], filled))
      },
    })
  }, [getValues, subscribe])

  const { isFull, notice, ...rows } = useRows({
    rows: places ?? [],
    most: deadlineSlots.length,
    // The last one is only emptied.
    change: (left) => setPlaces(left.length > 0 ? left : places),
    focus: (_, place = places?.[0]) => {
      if (place) document.getElementById(`${id}-${fieldOf(place, 'Kind')}`)?.focus()
    },
  })

  /** Adds a free place behind the others. */
  function add(): void {
    const free = deadlineSlots.find((place) => !places?.includes(place))
    if (free) rows.add(free)
  }

  /** Empties a place and takes it away, unless it is the only one. */
  function remove(index: number): void {
    const place = places?.[index]
    if (!place) return
    const fields = deadlineParts.map((part) => fieldOf(place, part))
    for (const field of fields) setValue(field, '')
    clearErrors(fields)
    rows.remove(index)
  }

  return { places, isAnyFilled, isFull, notice, add, remove }
}

/** The places in which something is written. */
export function filledIn(values: Values): DeadlinePlace[] {
  return deadlineSlots.filter((place) => isFilled(values as Record<string, string>, place))
}

function oneAtLeast(places: DeadlinePlace[]): DeadlinePlace[] {
  return places.length > 0 ? places : deadlineSlots.slice(0, 1)
}

/** The same list where nothing is missing, so that nothing is drawn again. */
function withMissing(shown: DeadlinePlace[], filled: DeadlinePlace[]): DeadlinePlace[] {
  const missing = filled.filter((place) => !shown.includes(place))
  return missing.length > 0 ? [...shown, ...missing] : shown
}
