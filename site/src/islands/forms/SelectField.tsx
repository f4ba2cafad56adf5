import { Select } from './Select.tsx'
import { Field, type FieldWords } from './Field.tsx'
import { useField } from './use-field.ts'

type Props = FieldWords & {
  options: readonly (readonly [value: string, label: string])[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  autoComplete?: string
  className?: string
}

export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
  autoComplete = 'off',
  className,
}: Props) {
  const { id, error, initial, control, aria } = useField(name, hint)
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <Select
        {...control}
        {...aria}
        id={id}
        defaultValue={typeof initial === 'string' ? initial : undefined}
        autoComplete={autoComplete}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
