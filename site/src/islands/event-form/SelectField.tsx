import { Field } from './Field.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { chevronDown } from '../../components/icons/paths.ts'
import { type FieldName, useField } from './use-field.ts'

type Props = {
  name: FieldName
  placeholder: string
  options: readonly (readonly [value: string, label: string])[]
  autoComplete?: string
}

export function SelectField({ name, placeholder, options, autoComplete = 'off' }: Props) {
  const field = useField(name)
  return (
    <Field field={field}>
      <span className="select">
        <select
          {...field.control}
          {...field.aria}
          id={field.id}
          defaultValue={String(field.initial ?? '')}
          autoComplete={autoComplete}
        >
          <option value="">{placeholder}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
    </Field>
  )
}
