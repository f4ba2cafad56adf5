'use client'

import { localeOf } from '@cyberluach/i18n/locales'
import { FieldError, FieldLabel, Select, useField, useTranslation, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo, useState } from 'react'
import { cityOptions, countryOptions, optionsWith, type PlaceOption } from './place-options.ts'

function Country(props: TextFieldClientProps) {
  const locale = usePanelLocale()
  const options = useMemo(() => countryOptions(locale), [locale])
  return <PlaceSelect {...props} options={options} />
}

/** A city that is not in the list is typed. */
function City(props: TextFieldClientProps) {
  const locale = usePanelLocale()
  const [typed, setTyped] = useState('')
  const known = useMemo(() => cityOptions(locale), [locale])
  return <PlaceSelect {...props} options={optionsWith(known, typed)} onInput={setTyped} />
}

type Props = TextFieldClientProps & { options: PlaceOption[]; onInput?: (text: string) => void }

function PlaceSelect({ field, path, readOnly, options, onInput }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path}`
  const all = value ? optionsWith(options, value) : options
  // What was written in other letters is shown as it is stored.
  const chosen = all.find((option) => option.value === value) ?? (value ? { value, label: value } : undefined)
  return (
    <div className={`field-type select${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap" id={`${id}-wrap`}>
        <FieldError path={path} showError={showError} />
        <Select
          inputId={id}
          options={all}
          value={chosen}
          disabled={Boolean(readOnly) || disabled}
          isClearable
          showError={showError}
          {...(onInput && { onInputChange: onInput })}
          onChange={(option) => setValue(option && !Array.isArray(option) ? String(option.value) : null)}
        />
      </div>
    </div>
  )
}

const usePanelLocale = () => localeOf(useTranslation().i18n.language)

export const CountryField = withCondition(Country)
export const CityField = withCondition(City)
