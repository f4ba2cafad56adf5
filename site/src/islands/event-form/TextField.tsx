import { Field } from './Field.tsx'
import { followsText } from '../forms/text-direction.ts'
import { type FieldName, useField } from './use-field.ts'

type Props = {
  name: FieldName
  required?: boolean
  wide?: boolean
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time'
  /** Text of one direction whatever the page's: Hebrew fields, addresses, numbers. */
  dir?: 'rtl' | 'ltr'
  lang?: 'he'
  inputMode?: 'numeric'
  autoComplete?: string
}

export function TextField({
  name,
  required,
  wide,
  type = 'text',
  dir,
  lang,
  inputMode,
  autoComplete,
}: Props) {
  const field = useField(name)
  const direction = dir ?? directionOfType[type]
  return (
    <Field field={field} required={required} wide={wide}>
      <input
        {...field.control}
        {...field.aria}
        className="input"
        id={field.id}
        type={type}
        defaultValue={String(field.initial ?? '')}
        required={required}
        {...(direction ? { dir: direction } : followsText(field.initial))}
        lang={lang}
        inputMode={inputMode}
        autoComplete={autoComplete ?? 'off'}
        {...(type === 'date' ? { min: '2000-01-01', max: '2100-12-31' } : {})}
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
