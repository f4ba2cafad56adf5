import { Field } from './Field.tsx'
import { followsText } from '../forms/text-direction.ts'
import { type FieldName, useField } from './use-field.ts'

type Props = { name: FieldName; required?: boolean; dir?: 'rtl'; lang?: 'he'; rows?: number }

export function TextArea({ name, required, dir, lang, rows = 3 }: Props) {
  const field = useField(name)
  return (
    <Field field={field} required={required} wide>
      <textarea
        {...field.control}
        {...field.aria}
        className="input"
        id={field.id}
        defaultValue={String(field.initial ?? '')}
        required={required}
        {...(dir ? { dir } : followsText(field.initial))}
        lang={lang}
        rows={rows}
      />
    </Field>
  )
}
