import { eventDays } from '@cyberluach/core/events/event-day'
import { wholeLink } from '@cyberluach/core/text/links'
import { Input, TextBox } from '@cyberluach/design/components/Input'
import { type FocusEvent, useState, useSyncExternalStore } from 'react'
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

type TextAreaProps = FieldWords & {
  required?: boolean
  maxLength?: number
  dir?: 'rtl'
  lang?: 'he'
  rows?: number
  className?: string
}

/** A field of several lines. */
export function TextArea({ name, label, hint, className, dir, rows = 3, ...rest }: TextAreaProps) {
  const { id, error, initial, control, aria } = useField(name, hint)
  const text = useTypedText(id, String(initial ?? ''))
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required} className={className}>
      <TextBox
        {...control}
        {...aria}
        {...rest}
        id={id}
        defaultValue={text}
        {...(dir ? { dir } : followsText(initial))}
        rows={rows}
      />
    </Field>
  )
}

const never = () => () => {}

/**
 * The text that a text area begins with. While the server's area is taken over there is none: React would give it its text
 * back, whatever was typed meanwhile (react-dom 19.3: `initTextarea` knows of no hydration). What it holds is kept by it.
 */
export function useTypedText(id: string, initial: string): string | undefined {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => writtenArea(id) !== null,
  )
  useState(() => isTakenOver && keepText(id))
  return isTakenOver ? undefined : initial
}

/** An area whose value was set keeps it when its text changes; the same value moves no caret. */
function keepText(id: string): void {
  const area = writtenArea(id)
  if (area) area.value = String(area.value)
}

/** The area as the server wrote it; null on the server itself. */
function writtenArea(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area : null
}
