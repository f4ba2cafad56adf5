import { eventDays } from '@cyberluach/core/events/event-timing'
import { wholeLink } from '@cyberluach/core/text/links'
import { Input } from '@cyberluach/design/components/Input'
import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldWords } from './Field.tsx'
import { followsText } from './text-direction.ts'
import { useField } from './use-field.ts'

type Props = FieldWords & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time'
  required?: boolean
  maxLength?: number
  /** Text of one direction whatever the page's: Hebrew fields, addresses, numbers. */
  dir?: 'rtl' | 'ltr'
  lang?: 'he'
  inputMode?: 'numeric'
  autoComplete?: string
  className?: string
}

/** A field of one line. */
export function TextField({
  name,
  label,
  hint,
  className,
  type = 'text',
  dir,
  autoComplete,
  ...rest
}: Props) {
  const { id, error, caution, initial, control, aria } = useField(name, hint)
  const { setValue } = useFormContext()
  /** What a link lacks in front is put there, for its writer to see. */
  const completed = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.target
    const whole = wholeLink(value)
    if (whole !== value) setValue(name, whole, { shouldDirty: true })
    return control.onBlur(event)
  }
  const direction = dir ?? directionOfType[type]
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      caution={caution}
      error={error}
      required={rest.required}
      className={className}
    >
      <Input
        {...control}
        {...(type === 'url' && { onBlur: completed })}
        {...aria}
        {...rest}
        id={id}
        type={type}
        defaultValue={String(initial ?? '')}
        {...(direction ? { dir: direction } : followsText(initial))}
        autoComplete={autoComplete ?? 'off'}
        {...(type === 'date' ? { min: eventDays.first, max: eventDays.last } : {})}
      />
    </Field>
  )
}

const directionOfType = {
  text: undefined,
  email: 'ltr',
  tel: 'ltr',
  url: 'ltr',
  date: undefined,
  time: undefined,
} as const
