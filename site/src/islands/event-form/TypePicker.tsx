import { type EventType, eventTypes, mainEventTypes } from '@cyberluach/core/events/event'
import { Mark } from '@cyberluach/design/components/Mark'
import { FieldFrame, FieldLabel, FieldNotes, RequiredMark } from '../forms/Field.tsx'
import { Tile } from '../forms/Tile.tsx'
import { useChosen } from '../forms/use-chosen.ts'
import { useField } from '../forms/use-field.ts'
import { useText, useWords } from './form-text.ts'

/** One radio group of all nine types: the calendar's main four in front, the others beneath. */
export function TypePicker() {
  const { label, hint } = useWords()('eventType')
  const field = useField('eventType', hint)
  useChosen('eventType', field.id)
  const others = eventTypes.filter((type) => !isMain(type))
  return (
    <FieldFrame
      id={field.id}
      className="col-span-full"
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-required="true"
      {...field.aria}
    >
      <FieldLabel id={`${field.id}-label`}>
        {label}
        <RequiredMark />
      </FieldLabel>
      <div className="grid grid-cols-6 gap-2 md:grid-cols-20">
        {[...mainEventTypes, ...others].map((type) => (
          <TypeTile key={type} type={type} />
        ))}
      </div>
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </FieldFrame>
  )
}

function TypeTile({ type }: { type: EventType }) {
  const field = useField('eventType')
  const { texts } = useText()
  return (
    <Tile
      kind="type"
      className={isMain(type) ? 'col-span-3 md:col-span-5' : 'col-span-2 md:col-span-4'}
      data-type={type}
      control={{ ...field.control, type: 'radio', value: type, defaultChecked: field.initial === type }}
    >
      <Mark type={type} />
      {texts.types[type]}
    </Tile>
  )
}

function isMain(type: EventType): boolean {
  return (mainEventTypes as readonly EventType[]).includes(type)
}
