import { Checkbox } from '@cyberluach/design/components/Checkbox'
import { type FieldWords, ReadMark, Field } from './Field.tsx'
import { useField } from './use-field.ts'
import { Select } from './Select.tsx'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { useFormContext } from 'react-hook-form'

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

const tile = tv({
  base: [
    'relative min-h-control cursor-pointer items-center rounded-md border border-line-control hover:bg-hover',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'in-aria-invalid:border-danger',
  ],
  variants: {
    kind: {
      /** In the colours of its type of event. */
      type: [
        'flex justify-center gap-2 px-1 text-center has-checked:border-(--type) has-checked:bg-(--type-soft)',
        'has-checked:font-semibold has-checked:text-(--on-type-soft) has-checked:inset-ring',
        'has-checked:inset-ring-(--type)',
      ],
      figure: [
        'grid w-control justify-items-center lining-nums tabular-nums',
        'has-checked:border-action has-checked:bg-action has-checked:font-bold has-checked:text-on-action',
      ],
      /** Its box is seen. */
      ticked: 'flex gap-2 px-3 has-checked:border-action has-checked:font-semibold',
    },
  },
  compoundVariants: [
    {
      kind: ['type', 'figure'],
      class: 'forced-colors:has-checked:highlighted',
    },
  ],
})

type TileProps = Required<VariantProps<typeof tile>> & {
  className?: string
  /** The colours of a type of event. */
  'data-type'?: string
  control: Omit<ComponentProps<'input'>, 'size'>
  children: ReactNode
}

/** A choice to press; the control itself is in it, for the keyboard and for readers. */
export function Tile({ kind, className, control, children, ...rest }: TileProps) {
  return (
    <label className={tile({ kind, className })} {...rest}>
      {kind === 'ticked' ? (
        <Checkbox {...control} size="sm" className="outline-none" />
      ) : (
        <input {...control} className="sr-only" />
      )}
      {children}
    </label>
  )
}

/**
 * Keeps what was chosen among radio buttons before their script was there: react-hook-form takes the choice off a group
 * while it registers one button after the other. `id` is the group's element.
 */
export function useChosen(name: string, id: string): void {
  const { setValue } = useFormContext()
  const [value] = useState(() => chosenIn(id))

  useLayoutEffect(() => {
    if (value !== undefined) setValue(name, value)
  }, [name, value, setValue])
}

function chosenIn(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  return document.getElementById(id)?.querySelector<HTMLInputElement>('input:checked')?.value
}
