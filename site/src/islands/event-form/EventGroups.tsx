import { difficultyLevels, type EventType, eventTypes, mainEventTypes } from '@cyberluach/core/events/event'
import { eventFields, fieldNames } from '@cyberluach/core/events/event-fields'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DeadlineFields } from './DeadlineFields.tsx'
import { CheckField, SelectField, Tile, useChosen, TextArea, TextField } from '../forms/fields.tsx'
import {
  FieldGrid,
  FieldFrame,
  FieldLabel,
  FieldNotes,
  RequiredMark,
  useField,
  useFormSetting,
} from '../forms/Field.tsx'
import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText, useWords } from './form-text.ts'
import { Mark } from '@cyberluach/design/components/Mark'
import {
  type DateCheck as Check,
  planOf,
  planQuery,
  readPlanValues,
  type PlanValues,
} from '@cyberluach/core/events/date-check'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { localePath } from '@cyberluach/i18n/locales'
import { useFormContext } from 'react-hook-form'
import { CheckSummary, readCheck } from '../plan/CheckSummary.tsx'
import { followStart } from '@cyberluach/core/forms/event-form'

type Props = {
  /** Where the form has to work without scripts: places for deadlines cannot be added then. */
  hasAllDeadlines?: boolean
  isEmailFixed?: boolean
  /** Beside the prize. */
  tags?: ReactNode
}

/** All that a form asks about an event, in groups. */
export function AllGroups({ hasAllDeadlines = false, isEmailFixed = false, tags }: Props) {
  return (
    <>
      <EventGroup />
      <WhenWhereGroup hasAllDeadlines={hasAllDeadlines} />
      <PrizeGroup>{tags}</PrizeGroup>
      <PracticalGroup />
      <OrganizerGroup isEmailFixed={isEmailFixed} />
      <ContactGroup />
      <NotesGroup />
    </>
  )
}

function EventGroup() {
  const { texts } = useText()
  const { form, difficulty } = texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.event}>
      <TextField {...words('title')} required />
      <TextField {...words('titleHe')} dir="rtl" lang="he" />
      <TypePicker />
      <TextArea className="col-span-full" {...words('description')} required />
      <MoreFields of="event" fields={['descriptionHe', 'difficultyLevel']}>
        <TextArea className="col-span-full" {...words('descriptionHe')} dir="rtl" lang="he" />
        <SelectField
          {...words('difficultyLevel')}
          placeholder={form.chooseOption}
          options={difficultyLevels.map((level) => [level, difficulty[level]])}
        />
      </MoreFields>
    </FieldGroup>
  )
}

/** Only days are asked for of what lasts all day. */
const hours = 'group-has-[[name=allDay]:checked]/fields:hidden'

function WhenWhereGroup({ hasAllDeadlines }: { hasAllDeadlines: boolean }) {
  const { texts, countries, zones } = useText()
  const { form } = texts
  const words = useWords()
  useFollowingEnd()
  return (
    <FieldGroup legend={form.fieldsets.whenWhere}>
      <CheckField {...words('allDay')} />
      <TextField {...words('startDate')} type="date" required />
      <TextField {...words('startTime')} type="time" className={hours} />
      <TextField {...words('endDate')} type="date" />
      <TextField {...words('endTime')} type="time" className={hours} />
      <SelectField {...words('timeZone')} options={zones} className={hours} />
      <DateCheck />
      <CheckField {...words('isOnline')} />
      <FieldGrid className="group-has-[[name=isOnline]:checked]/fields:hidden">
        <SelectField {...words('locationCountry')} placeholder={form.countryPlaceholder} options={countries} />
        <TextField {...words('locationCity')} />
        <TextField {...words('locationVenue')} />
      </FieldGrid>
      <TextField {...words('registrationUrl')} type="url" />
      <TextField {...words('livestreamUrl')} type="url" />
      <MoreFields of="whenWhere" fields={['eventUrl']}>
        <TextField {...words('eventUrl')} type="url" />
      </MoreFields>
      <DeadlineFields hasAll={hasAllDeadlines} />
    </FieldGroup>
  )
}

/** Prize fields are there for events with a prize, and for anything in them that needs attention. */
function PrizeGroup({ children }: { children?: ReactNode }) {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.prize}>
      <CheckField {...words('hasPrize')} />
      <FieldGrid className="not-has-[[aria-invalid=true]]:group-not-has-[[name=hasPrize]:checked]/fields:hidden">
        <TextField {...words('prizeMoney')} inputMode="numeric" dir="ltr" />
        <TextField {...words('prizeDescription')} />
      </FieldGrid>
      <MoreFields of="prize" fields={['maxParticipants', 'participationFee']}>
        <TextField {...words('maxParticipants')} inputMode="numeric" dir="ltr" />
        <TextField {...words('participationFee')} />
      </MoreFields>
      {children}
    </FieldGroup>
  )
}

const practical = fieldNames(eventFields.practical)

/** What decides for some whether they can come, folded; an empty choice is one that was not made. */
function PracticalGroup() {
  const { texts, languages } = useText()
  const { form } = texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.practical} isLegendUnseen>
      <MoreFields of="practical" fields={practical}>
        <p className="col-span-full text-sm text-ink-3">{form.fieldsets.practicalHint}</p>
        {practical.map((name) =>
          name === 'conductUrl' ? (
            <TextField key={name} {...words(name)} type="url" />
          ) : (
            <SelectField
              key={name}
              {...words(name)}
              placeholder={form.notStated}
              options={name === 'languages' ? languages : Object.entries(form.answers)}
            />
          ),
        )}
      </MoreFields>
    </FieldGroup>
  )
}

/** The address that mails go to may be settled already. */
function OrganizerGroup({ isEmailFixed }: { isEmailFixed: boolean }) {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.organizer}>
      <TextField {...words('organizerName')} autoComplete="organization" />
      {!isEmailFixed && <TextField {...words('organizerEmail')} type="email" required autoComplete="email" />}
      <MoreFields of="organizer" fields={['organizerPhone', 'organizerWebsite', 'organizerContact']}>
        <TextField {...words('organizerPhone')} type="tel" />
        <TextField {...words('organizerWebsite')} type="url" />
        <TextField {...words('organizerContact')} className="col-span-full" />
      </MoreFields>
    </FieldGroup>
  )
}

function ContactGroup() {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.contact} hint={form.fieldsets.contactHint}>
      <TextField {...words('contactPersonName')} required autoComplete="name" />
      <TextField {...words('contactPersonPhone')} type="tel" required autoComplete="tel" />
      <TextField {...words('contactPersonPosition')} autoComplete="organization-title" />
      <TextField {...words('contactPersonHours')} />
    </FieldGroup>
  )
}

function NotesGroup() {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.notes} isLegendUnseen>
      <MoreFields of="notes" fields={['requirements', 'contactForQuestions', 'additionalNotes']}>
        <TextArea className="col-span-full" {...words('requirements')} rows={2} />
        <TextField {...words('contactForQuestions')} className="col-span-full" />
        <TextArea className="col-span-full" {...words('additionalNotes')} rows={2} />
      </MoreFields>
    </FieldGroup>
  )
}

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
      <div className="grid grid-cols-2 gap-2 md:grid-cols-20">
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
      className={isMain(type) ? 'md:col-span-5' : 'max-md:last:col-span-2 md:col-span-4'}
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

/** Below the dates of an event: what else there is on these days. It says so, and keeps nobody from sending the form. */
export function DateCheck() {
  const { locale, texts } = useText()
  const { subscribe } = useFormContext<EventFormValues>()
  const place = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ query: string; check: Check | null } | null>(null)

  // From what was picked before the script came on.
  useEffect(() => {
    const look = () => {
      const form = place.current?.closest('form')
      if (form) setQuery(planQuery(plannedBy(new FormData(form))))
    }
    look()
    return subscribe({ formState: { values: true }, callback: look })
  }, [subscribe])

  useEffect(() => {
    let isLatest = true
    const read = planOf(readPlanValues(new URLSearchParams(query)))
    // Free weeks, which depend on today, are not told here.
    if (read.ok) void readCheck(read.plan, read.plan.first).then((check) => isLatest && setFound({ query, check }))
    return () => {
      isLatest = false
    }
  }, [query])

  const check = found?.query === query ? found.check : null
  const values = readPlanValues(new URLSearchParams(query))
  return (
    <div ref={place} className="col-span-full empty:absolute" role="status" data-part="date-check">
      {check && (
        <div className="flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-sunken px-4 py-2 text-sm">
          <CheckSummary locale={locale} texts={texts} values={values} check={check} />
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={localePath(locale, `/plan?${query}`)}
            target="_blank"
          >
            {texts.plan.boxMore}
          </a>
        </div>
      )}
    </div>
  )
}

function plannedBy(form: FormData): PlanValues {
  const value = (name: keyof EventFormValues) => String(form.get(name) ?? '')
  const isOnline = form.has('isOnline')
  return {
    from: value('startDate'),
    to: value('endDate'),
    country: isOnline ? '' : value('locationCountry'),
    city: isOnline ? '' : value('locationCity'),
    type: value('eventType'),
  }
}

/** Lets the end follow the start until somebody says when it ends, from what was typed before the script came on. */
export function useFollowingEnd(): void {
  const { getValues, setValue, subscribe } = useFormContext<EventFormValues>()
  const { initial } = useFormSetting()

  useEffect(() => {
    let before = initial as EventFormValues
    let isTouched = false

    const follow = () => {
      const now = getValues()
      const { endDate, endTime } = followStart(before, now)
      before = now
      if (endDate !== now.endDate) setValue('endDate', endDate)
      if (endTime !== now.endTime) setValue('endTime', endTime)
    }

    follow()
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type === 'change' && (name === 'endDate' || name === 'endTime')) isTouched = true
        else if (!isTouched && (name === 'startDate' || name === 'startTime' || name === 'allDay')) follow()
      },
    })
  }, [getValues, setValue, subscribe, initial])
}
