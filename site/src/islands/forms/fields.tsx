import { eventDays } from '@cyberluach/core/events/event-day'
import { wholeLink } from '@cyberluach/core/text/links'
import { Input, TextBox } from '@cyberluach/design/components/Input'
import {
  type FocusEvent,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
} from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldWords, useField, ReadMark } from './Field.tsx'
import { followsText } from './text-direction.ts'
import { Checkbox } from '@cyberluach/design/components/Checkbox'
import { Select } from './Select.tsx'
import { tv, type VariantProps } from 'tailwind-variants/lite'

type Props = FieldWords & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time'
  required?: boolean
  maxLength?: number
  /** Text of one direction whatever the page's: Hebrew fields, addresses, numbers. */
  dir?: 'rtl' | 'ltr'
  lang?: 'he'
  inputMode?: 'numeric'
  autoComplete?: string
  className?: string
}

/** A field of one line. */
export function TextField({ name, label, hint, className, type = 'text', dir, autoComplete, ...rest }: Props) {
  const { id, error, caution, initial, control, aria } = useField(name, hint)
  const { setValue } = useFormContext()
  /** What a link lacks in front is put there, for its writer to see. */
  const completed = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.target
    const whole = wholeLink(value)
    if (whole !== value) setValue(name, whole, { shouldDirty: true })
    return control.onBlur(event)
  }
  const direction = dir ?? directionOfType[type]
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      caution={caution}
      error={error}
      required={rest.required}
      className={className}
    >
      <Input
        {...control}
        {...(type === 'url' && { onBlur: completed })}
        {...aria}
        {...rest}
        id={id}
        type={type}
        defaultValue={String(initial ?? '')}
        {...(direction ? { dir: direction } : followsText(initial))}
        autoComplete={autoComplete ?? 'off'}
        {...(type === 'date' ? { min: eventDays.first, max: eventDays.last } : {})}
      />
    </Field>
  )
}

const directionOfType = {
  text: undefined,
  email: 'ltr',
  tel: 'ltr',
  url: 'ltr',
  date: undefined,
  time: undefined,
} as const

type TextAreaProps = FieldWords & {
  required?: boolean
  maxLength?: number
  dir?: 'rtl'
  lang?: 'he'
  rows?: number
  className?: string
}

/** A field of several lines. */
export function TextArea({ name, label, hint, className, dir, rows = 3, ...rest }: TextAreaProps) {
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

const never = () => () => {}

/**
 * The text that a text area begins with. While the server's area is taken over there is none: React would give it its text
 * back, whatever was typed meanwhile (react-dom 19.3: `initTextarea` knows of no hydration). What it holds is kept by it.
 */
export function useTypedText(id: string, initial: string): string | undefined {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => writtenArea(id) !== null,
  )
  useState(() => isTakenOver && keepText(id))
  return isTakenOver ? undefined : initial
}

/** An area whose value was set keeps it when its text changes; the same value moves no caret. */
function keepText(id: string): void {
  const area = writtenArea(id)
  if (area) area.value = String(area.value)
}

/** The area as the server wrote it; null on the server itself. */
function writtenArea(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area : null
}

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

type ChoiceFieldProps = FieldWords & {
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
}: ChoiceFieldProps) {
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
