import { Icon } from '../../components/icons/Icon.tsx'
import { check } from '../../components/icons/paths.ts'
import { type FieldName, useField } from './use-field.ts'

export function CheckField({ name }: { name: FieldName }) {
  const field = useField(name)
  return (
    <label className="form-check form-wide">
      <input {...field.control} type="checkbox" id={field.id} defaultChecked={field.initial === true} />
      <span className="form-check-box">
        <Icon path={check} />
      </span>
      {field.label}
    </label>
  )
}
