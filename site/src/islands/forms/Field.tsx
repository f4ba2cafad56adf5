import { useReadMark } from '@cyberluach/forms/read-marks'
import { field } from '@cyberluach/design/components/Input'
import { type ComponentProps, type ReactNode, createContext, useContext } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { link, warning } from '../../icons/paths.ts'
import { tv } from 'tailwind-variants/lite'
import { useFormContext } from 'react-hook-form'
import type { Posted } from '../../forms/form-rules.ts'

/** The words of a field. */
export type FieldWords = { name: string; label: string; hint?: string | undefined }

type Notes = { id: string; hint?: string | undefined; caution?: string | null; error: string }
type Props = Notes & {
  label: string
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

const look = field()

/** Label above, control, hint, and the sentence that says what is wrong. */
export function Field({ id, label, hint, caution, error, required, className, children }: Props) {
  return (
    <FieldFrame className={className}>
      <label className={look.label()} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} caution={caution ?? null} error={error} />
    </FieldFrame>
  )
}

/** What belongs to a field, one below the other. */
export function FieldFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={look.frame({ className })} data-part="field" {...rest} />
}

/** Names what is no single control. */
export function FieldLabel(props: { id: string; children: ReactNode }) {
  return <span className={look.label()} {...props} />
}

export function FieldNotes({ id, hint, caution, error }: Notes) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <ReadMark id={id} />
      {caution && <CautionLine id={`${id}-caution`}>{caution}</CautionLine>}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </>
  )
}

/** Says of a field that a link filled it in; nothing of any other. */
export function ReadMark({ id, className = '' }: { id: string; className?: string }) {
  const words = useReadMark(id)
  if (!words) return null
  return (
    <p
      className={`col-span-full flex items-start gap-1.5 text-sm font-medium text-on-info-soft ${className}`}
      id={`${id}-read`}
    >
      <Icon path={link} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </p>
  )
}

export function Hint({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={look.hint({ className })} {...rest} />
}

/** A hint in a legend, on a line of its own. */
export function LegendHint({ children }: { children: ReactNode }) {
  return <span className={look.hint({ className: 'block' })}>{children}</span>
}

/** What is to be looked at, and keeps nothing from being sent. */
function CautionLine({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-on-warning-soft" {...rest}>
      <Icon path={warning} className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}

/** What is wrong; without words it is only the place where they will stand. */
export function ErrorLine({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={look.error({ className })} {...rest}>
      {children && <Icon path={warning} />}
      {children}
    </p>
  )
}

/** The control itself is marked as required; the star is for the eye. */
export function RequiredMark() {
  return (
    <span className="text-on-danger-soft" aria-hidden="true">
      {' *'}
    </span>
  )
}

/** Fields in two columns, or below one another where there is no room. */
export const fieldGrid = tv({ base: 'grid min-w-0 grid-cols-1 content-start gap-4 md:grid-cols-2' })

/** Fields that belong together, across the whole group of fields that they stand in. */
export function FieldGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={fieldGrid({ className: ['col-span-full', className] })}>{children}</div>
}

/** What a control needs: its id, what is wrong with it, and the attributes that say so. */
export function useField(name: string, hint?: string) {
  const { id: form, initial, checkedTogether } = useFormSetting()
  const { register, formState } = useFormContext()
  const message = formState.errors[name]?.message
  const error = typeof message === 'string' ? message : ''
  const id = `${form}-${name}`
  const isRead = useReadMark(id) !== null
  const caution = useCaution(name)
  const described = [
    hint ? `${id}-hint` : '',
    isRead ? `${id}-read` : '',
    caution ? `${id}-caution` : '',
    error ? `${id}-error` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const deps = checkedTogether[name]
  return {
    id,
    error,
    caution,
    initial: initial[name],
    control: register(name, deps ? { deps } : {}),
    aria: { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined },
  }
}

/** What the fields of a form know of it, beside what react-hook-form tells them. */
export type FormSetting = {
  /** Begins the id of every field. */
  id: string
  /** What the fields hold in the page's own HTML. */
  initial: Record<string, unknown>
  /** Names the attempt to send the form without scripts. */
  attempt: string | undefined
  /** The form as it came back, sent without scripts. */
  posted: Pick<Posted<unknown>, 'question' | 'proof'> | undefined
  /** Fields whose rule looks at another one: a change there may settle the error here. */
  checkedTogether: Record<string, string[]>
}

const Setting = createContext<FormSetting | null>(null)

export const FormSettingProvider = Setting.Provider

export function useFormSetting(): FormSetting {
  const setting = useContext(Setting)
  if (!setting) throw new Error('A field stands outside of its form')
  return setting
}

/** What is to be said of fields, by their names, that keeps nothing from being sent. */
export type Cautions = Readonly<Record<string, string>>

const Said = createContext<Cautions>({})

export const CautionsProvider = Said.Provider

/** What is to be said of a field; null of most. */
export function useCaution(name: string): string | null {
  return useContext(Said)[name] ?? null
}
