import { Checkbox } from '@cyberluach/design/components/Checkbox'
import { type FieldWords, ReadMark } from './Field.tsx'
import { useField } from './use-field.ts'

export function CheckField({ name, label }: FieldWords) {
  const { id, initial, control, aria } = useField(name)
  return (
    <>
      <label className="col-span-full flex min-h-control cursor-pointer items-center gap-3 justify-self-start">
        <Checkbox {...control} {...aria} id={id} defaultChecked={initial === true} />
        {label}
      </label>
      <ReadMark id={id} className="-mt-4" />
    </>
  )
}
