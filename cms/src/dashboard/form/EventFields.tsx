import { countryCodeOf, countryCodes, countryNameIn } from '@cyberluach/core/places/country-code'
import { difficultyLevels, eventTypes } from '@cyberluach/core/events/event'
import type { LastPlace } from '@cyberluach/core/events/event-page'
import { lastPlaceWords, zonePlace } from '@cyberluach/i18n/places'
import { languageOptions } from '@cyberluach/i18n/practical-facts'
import { useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import { useText, type Texts } from '../ui/text.tsx'
import { wholeLink } from '@cyberluach/core/text/links'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { TextBox } from '@cyberluach/design/components/Input'
import { Button } from '../ui/Button.tsx'
import { Checkbox, type SelectOptions } from '../ui/fields.tsx'
import { Field, InputField, SelectField } from './Field.tsx'
import type { EditField, EditValues } from './event-values.ts'

/** Every field of what was handed in, named as the public form names it; what closes before the event comes with it. */
export function EditFields({ children, ...editing }: Editing & { children: ReactNode }) {
  const { fieldsets } = useText().t.form
  return (
    <div className="grid gap-5">
      <EventFields {...editing} />
      {children}
      <EditGroup legend={fieldsets.organizer}>
        <LineField {...editing} name="organizerName" />
        <LineField {...editing} name="organizerEmail" type="email" isRequired />
        <LineField {...editing} name="organizerPhone" type="tel" />
      </EditGroup>
      <EditGroup legend={fieldsets.contact}>
        <LineField {...editing} name="contactPersonName" />
        <LineField {...editing} name="contactPersonPhone" type="tel" />
        <LineField {...editing} name="contactPersonPosition" />
        <LineField {...editing} name="contactPersonHours" />
        <TextField {...editing} name="additionalInfo" />
      </EditGroup>
    </div>
  )
}

/** What the public reads of an event: what it is called, when and where it is, or was the last time. */
export function EventFields({ lastPlace, ...editing }: Editing & { lastPlace?: LastPlace | null | undefined }) {
  const { t } = useText()
  const { fieldsets } = t.form
  return (
    <>
      <EditGroup legend={fieldsets.event}>
        <LineField {...editing} name="title" isRequired />
        <LineField {...editing} name="titleHe" />
        <ChoiceField {...editing} name="eventType" options={eventTypes.map((type) => [type, t.common.types[type]])} />
        <ChoiceField
          {...editing}
          name="difficultyLevel"
          hasNone
          options={difficultyLevels.map((level) => [level, t.common.difficulty[level]])}
        />
        <TextField {...editing} name="description" />
        <TextField {...editing} name="descriptionHe" />
      </EditGroup>
      <When {...editing} />
      <Where {...editing} lastPlace={lastPlace ?? null} />
      <Practical {...editing} />
    </>
  )
}

/** By the site's clock, whatever the browser's says. */
export function When(editing: Editing) {
  const { t, say, locale, timeZone } = useText()
  const { allDay } = editing.values
  return (
    <EditGroup legend={t.edit.when} hint={allDay ? undefined : say(t.edit.zone, { zone: zonePlace(locale, timeZone) })}>
      <BoxField {...editing} name="allDay" />
      <LineField {...editing} name="startDay" type="date" isRequired />
      {!allDay && <LineField {...editing} name="startTime" type="time" isRequired />}
      <LineField {...editing} name="endDay" type="date" />
      {!allDay && <LineField {...editing} name="endTime" type="time" />}
    </EditGroup>
  )
}

function Where({ lastPlace, ...editing }: Editing & { lastPlace: LastPlace | null }) {
  const { t, locale } = useText()
  const { values, set } = editing
  const city = useRef<HTMLInputElement>(null)
  const take = ({ country, city: name }: LastPlace) => {
    set('country', (country && countryCodeOf(country)) || '')
    set('locationCity', name ?? '')
    city.current?.focus()
  }
  const isEmpty = !values.isOnline && !values.country && !values.locationCity && !values.locationVenue
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return countryCodes
      .map((code): [string, string] => [code, countryNameIn(locale, code)])
      .toSorted(([, one], [, other]) => compare(one, other))
  }, [locale])
  return (
    <EditGroup legend={t.edit.where}>
      <BoxField {...editing} name="isOnline" />
      <ChoiceField {...editing} name="country" hasNone options={countries} />
      <LineField
        {...editing}
        ref={city}
        name="locationCity"
        hint={isEmpty && lastPlace && <LastPlaceHint lastPlace={lastPlace} take={take} />}
      />
      <LineField {...editing} name="locationVenue" />
      <LineField {...editing} name="prizeMoney" type="numeric" />
      <LineField {...editing} name="registrationUrl" type="url" />
      <LineField {...editing} name="livestreamUrl" type="url" />
    </EditGroup>
  )
}

/** What decides for some whether they can come; nothing chosen is not stated, and no "no". */
function Practical(editing: Editing) {
  const { t, locale } = useText()
  const { fieldsets, answers, notStated } = t.form
  const unstated: [string, string] = ['', notStated]
  const options = [unstated, ...Object.entries(answers)]
  return (
    <EditGroup legend={fieldsets.practical} hint={fieldsets.practicalHint}>
      <ChoiceField
        {...editing}
        name="languages"
        options={[unstated, ...languageOptions(locale, editing.values.languages)]}
      />
      <ChoiceField {...editing} name="captions" options={options} />
      <ChoiceField {...editing} name="signLanguage" options={options} />
      <ChoiceField {...editing} name="stepFreeAccess" options={options} />
      <ChoiceField {...editing} name="travelHelp" options={options} />
      <LineField {...editing} name="conductUrl" type="url" />
    </EditGroup>
  )
}

/** Where the last edition was, which says nothing of this one until somebody takes it. */
function LastPlaceHint({ lastPlace, take }: { lastPlace: LastPlace; take: (place: LastPlace) => void }) {
  const language = useText()
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <span>{lastPlaceWords(language, lastPlace)}</span>
      <Button size="xs" isTallOnPhone onClick={() => take(lastPlace)}>
        {language.t.edit.takePlace}
      </Button>
    </span>
  )
}

/** What every field of the form takes. */
export type Editing = {
  values: EditValues
  set: (field: EditField, value: string | boolean) => void
}

type TextName = Exclude<EditField, 'allDay' | 'isOnline'>
type BoxName = Extract<EditField, 'allDay' | 'isOnline'>

/** What the public form calls a field, where that has another name here. */
const ownNames = { startDay: 'startDate', endDay: 'endDate', country: 'locationCountry' } as const

function labelOf(t: Texts, name: EditField): string {
  if (name === 'additionalInfo') return t.details.otherInfo
  const known = name in ownNames ? ownNames[name as keyof typeof ownNames] : name
  return t.form.fields[known as Exclude<EditField, keyof typeof ownNames | 'additionalInfo'>].label
}

type EditGroupProps = { legend: string; hint?: string | undefined; children: ReactNode }

/** Fields that stand together, two in a line where there is room. */
export function EditGroup({ legend, hint, children }: EditGroupProps) {
  const id = useId()
  return (
    <fieldset
      className="m-0 grid min-w-0 grid-cols-2 gap-x-4 gap-y-3 border-0 p-0 max-md:grid-cols-1"
      aria-describedby={hint ? id : undefined}
    >
      <legend className="mb-2 p-0 font-semibold">{legend}</legend>
      {hint && (
        <p className="col-span-full -mt-1 text-(length:--text-xs) text-ink-2" id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}

type LineType = 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'numeric'
type LineFieldProps = Editing &
  Pick<ComponentProps<typeof InputField>, 'hint' | 'isRequired' | 'ref'> & { name: TextName; type?: LineType }

export function LineField({ values, set, name, type = 'text', ...rest }: LineFieldProps) {
  const { t } = useText()
  const value = values[name]
  return (
    <InputField
      {...{ name, value, ...rest }}
      label={labelOf(t, name)}
      {...(type === 'numeric' ? { inputMode: 'numeric' } : { type })}
      {...(type !== 'text' && { dir: 'ltr' })}
      set={(typed) => set(name, typed)}
      {...(type === 'url' && { onBlur: () => wholeLink(value) !== value && set(name, wholeLink(value)) })}
    />
  )
}

export function TextField({ values, set, name }: Editing & { name: TextName }) {
  const { t } = useText()
  const value = values[name]
  return (
    <div className="col-span-full">
      <Field name={name} label={labelOf(t, name)}>
        {(parts) => (
          <TextBox
            {...parts}
            size="sm"
            ground="raised"
            dir={value ? directionOf(value) : undefined}
            value={value}
            onChange={(event) => set(name, event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

type ChoiceFieldProps = Editing & {
  name: TextName
  options: SelectOptions
  hasNone?: boolean
}

export function ChoiceField({ values, set, name, options, hasNone = false }: ChoiceFieldProps) {
  const { t } = useText()
  return (
    <SelectField
      name={name}
      label={labelOf(t, name)}
      value={values[name]}
      options={hasNone ? [['', t.edit.none], ...options] : options}
      choose={(chosen) => set(name, chosen)}
    />
  )
}

export function BoxField({ values, set, name }: Editing & { name: BoxName }) {
  const { t } = useText()
  return (
    <label className="col-span-full flex min-h-control items-center gap-2">
      <Checkbox checked={values[name]} onChange={(event) => set(name, event.target.checked)} />
      {labelOf(t, name)}
    </label>
  )
}
