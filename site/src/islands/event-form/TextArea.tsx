import { Field } from './Field.tsx'
import { type FieldName, useField } from './use-field.ts'

type Props = { name: FieldName; required?: boolean; dir?: 'rtl' | 'auto'; lang?: 'he'; rows?: number }

export function TextArea({ name, required, dir = 'auto', lang, rows = 3 }: Props) {
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
        dir={dir}
        lang={lang}
        rows={rows}
      />
    </Field>
  )
}
