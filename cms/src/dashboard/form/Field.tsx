import { issueMessage } from '@cyberluach/i18n/issue-message'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { useReadMark } from '@cyberluach/forms/read-marks'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { Input, field } from '@cyberluach/design/components/Input'
import { createContext, use, useEffect, useId, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { Select, type SelectOptions } from '../ui/fields.tsx'
import { useText } from '../ui/text.tsx'

export type FieldParts = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Props = {
  name: string
  label: string
  hint?: ReactNode
  isRequired?: boolean
  /** What helps out of what is wrong. */
  remedy?: ReactNode
  children: (parts: FieldParts) => ReactNode
}

export const fieldLook = field({ size: 'sm' })

/** What is wrong with the form around a field. */
export const IssuesContext = createContext<readonly Issue[]>([])

/** A labelled field, with what is wrong with it below; its element takes the parts that tie the two together. */
export function Field({ name, label, hint, isRequired = false, remedy, children }: Props) {
  const { t, locale } = useText()
  const id = useId()
  const issue = use(IssuesContext).find(({ path }) => path === name || path.startsWith(`${name}.`))
  const mark = useReadMark(name)
  const described = [
    ...(issue ? [`${id}-issue`] : []),
    ...(mark ? [`${id}-read`] : []),
    ...(hint ? [`${id}-hint`] : []),
  ].join(' ')
  return (
    <FieldFrame>
      <label className={fieldLook.label()} htmlFor={id}>
        {label}
        {isRequired && (
          <span className="text-danger" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': issue ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {issue && (
        <p className={fieldLook.error()} id={`${id}-issue`}>
          {issueMessage(locale, t, issue)} {remedy}
        </p>
      )}
      {mark && (
        <p className="text-(length:--text-xs) wrap-anywhere text-on-info-soft" id={`${id}-read`}>
          {mark}
        </p>
      )}
      {hint && (
        <p className={fieldLook.hint()} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </FieldFrame>
  )
}

export function FieldFrame({ children }: { children: ReactNode }) {
  return <div className={fieldLook.frame()}>{children}</div>
}

/** A field of one line, on the ground of a dialog. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'size'>) {
  return <Input size="sm" ground="raised" {...props} />
}

type InputFieldProps = Omit<Props, 'children'> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'> & {
    value: string
    set: (value: string) => void
  }

/** A labelled field of one line; unless told otherwise, it runs as most of what is written in it does. */
export function InputField(props: InputFieldProps) {
  const { name, label, hint, isRequired = false, value, set, ...rest } = props
  return (
    <Field {...{ name, label, hint, isRequired }}>
      {(parts) => (
        <TextInput
          {...parts}
          autoComplete="off"
          dir={value ? directionOf(value) : undefined}
          {...rest}
          value={value}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = Omit<Props, 'children' | 'remedy'> & {
  value: string
  options: SelectOptions
  choose: (value: string) => void
}

/** A labelled field in which one of a list is chosen. */
export function SelectField({ value, options, choose, ...rest }: SelectFieldProps) {
  return (
    <Field {...rest}>
      {(parts) => <Select {...parts} {...{ value, options }} onChange={(event) => choose(event.target.value)} />}
    </Field>
  )
}

/** Brings the focus to the first faulty field of a form each time something was refused, also for the same fault. */
export function useErrorFocus(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refusals])
}
