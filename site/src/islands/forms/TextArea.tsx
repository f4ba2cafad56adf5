import { TextBox } from '@cyberluach/design/components/Input'
import { Field, type FieldWords } from './Field.tsx'
import { followsText } from './text-direction.ts'
import { useField } from './use-field.ts'
import { useTypedText } from './use-typed-text.ts'

type Props = FieldWords & {
  required?: boolean
  maxLength?: number
  dir?: 'rtl'
  lang?: 'he'
  rows?: number
  className?: string
}

/** A field of several lines. */
export function TextArea({ name, label, hint, className, dir, rows = 3, ...rest }: Props) {
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
