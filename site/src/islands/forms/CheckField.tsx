import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'
import type { FieldWords } from './Field.tsx'
import { useField } from './use-field.ts'

export function CheckField({ name, label }: FieldWords) {
  const { id, initial, control } = useField(name)
  return (
    <label className="form-check form-wide">
      <input {...control} type="checkbox" id={id} defaultChecked={initial === true} />
      <span className="form-check-box">
        <Icon path={check} />
      </span>
      {label}
    </label>
  )
}
