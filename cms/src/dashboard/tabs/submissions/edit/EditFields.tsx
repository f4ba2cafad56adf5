'use client'

import { countryCodes, countryNameIn } from '@cyberluach/core/places/country-code'
import { difficultyLevels, eventTypes } from '@cyberluach/core/events/event'
import { zonePlace } from '@cyberluach/i18n/places'
import { useMemo, type ReactNode } from 'react'

import { useText } from '../../../text/TextContext.tsx'
import { BoxField, ChoiceField, EditGroup, LineField, TextField, type Editing } from './EditField.tsx'

/** Every field of what was handed in, named as the public form names it; what closes before the event comes with it. */
export function EditFields({ children, ...editing }: Editing & { children: ReactNode }) {
  const { t } = useText()
  const { fieldsets } = t.form
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

/** What the public reads of an event: what it is called, when and where it is. */
export function EventFields(editing: Editing) {
  const { t } = useText()
  const { fieldsets } = t.form
  return (
    <>
      <EditGroup legend={fieldsets.event}>
        <LineField {...editing} name="title" isRequired />
        <LineField {...editing} name="titleHe" />
        <ChoiceField
          {...editing}
          name="eventType"
          options={eventTypes.map((type) => [type, t.common.types[type]])}
        />
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
      <Where {...editing} />
    </>
  )
}

/** By the site's clock, whatever the browser's says. */
export function When(editing: Editing) {
  const { t, say, locale, timeZone } = useText()
  const { allDay } = editing.values
  return (
    <EditGroup
      legend={t.edit.when}
      hint={allDay ? undefined : say(t.edit.zone, { zone: zonePlace(locale, timeZone) })}
    >
      <BoxField {...editing} name="allDay" />
      <LineField {...editing} name="startDay" type="date" isRequired />
      {!allDay && <LineField {...editing} name="startTime" type="time" isRequired />}
      <LineField {...editing} name="endDay" type="date" />
      {!allDay && <LineField {...editing} name="endTime" type="time" />}
    </EditGroup>
  )
}

function Where(editing: Editing) {
  const { t, locale } = useText()
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
      <LineField {...editing} name="locationCity" />
      <LineField {...editing} name="locationVenue" />
      <LineField {...editing} name="prizeMoney" type="numeric" />
      <LineField {...editing} name="registrationUrl" type="url" />
      <LineField {...editing} name="livestreamUrl" type="url" />
    </EditGroup>
  )
}
