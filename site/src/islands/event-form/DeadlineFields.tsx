import { anywhereOnEarth, deadlineKinds } from '@cyberluach/core/events/deadline'
import { deadlineParts, deadlineSlots, fieldOf } from '@cyberluach/core/forms/deadline-form'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { useState } from 'react'
import { fieldGrid } from '../forms/FieldGrid.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Folded } from './FieldGroup.tsx'
import { useText } from './form-text.ts'
import { filledIn, useDeadlinePlaces, type DeadlinePlace } from './use-deadline-places.ts'

/**
 * The deadlines of an event, one place after the other: with scripts as many as are written and those that are asked
 * for, without them all.
 */
export function DeadlineFields({ hasAll }: { hasAll: boolean }) {
  const { texts, locale } = useText()
  const words = texts.form.deadlines
  const { initial } = useFormSetting()
  const { places, isAnyFilled, add, remove } = useDeadlinePlaces(hasAll)
  const [removed, setRemoved] = useState(0)
  // Without scripts one more than is written, and the others folded.
  const shown = places ?? deadlineSlots.slice(0, (filledIn(initial).at(-1) ?? 0) + 1)
  const isFull = places?.length === deadlineSlots.length
  const said = isFull
    ? fill(locale, words.most, { n: deadlineSlots.length })
    : removed > 0
      ? fill(locale, words.removed, { n: removed })
      : ''

  return (
    <Folded name={words.title} isOpen={filledIn(initial).length > 0}>
      <p className="col-span-full text-sm text-ink-3">{words.hint}</p>
      {shown.map((place, index, { length }) => (
        <Deadline
          key={place}
          place={place}
          number={index + 1}
          remove={
            places && (length > 1 || isAnyFilled)
              ? () => {
                  setRemoved(index + 1)
                  remove(place)
                }
              : undefined
          }
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
          {!isFull && (
            <Button
              onClick={() => {
                setRemoved(0)
                add()
              }}
            >
              {words.add}
            </Button>
          )}
          <p className={isFull ? 'text-sm font-medium' : 'sr-only'} role="status">
            {said}
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
