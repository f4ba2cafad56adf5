import type { FieldWords } from './Field.tsx'
import { TickBox } from './TickBox.tsx'
import { useField } from './use-field.ts'

export function CheckField({ name, label }: FieldWords) {
  const { id, initial, control } = useField(name)
  return (
    <label className="relative col-span-full flex min-h-control cursor-pointer items-center gap-3 justify-self-start">
      <input
        {...control}
        // The real box lies over the drawn one: it takes the pointer, the focus and the reader's attention.
        className="peer absolute inset-y-0 start-0 my-auto size-5.5 cursor-pointer opacity-0"
        type="checkbox"
        id={id}
        defaultChecked={initial === true}
      />
      <TickBox
        size="md"
        className="peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      />
      {label}
    </label>
  )
}
