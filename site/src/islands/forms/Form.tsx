import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { FormSettingProvider, useFormSetting } from './form-setting.ts'
import { followText } from './text-direction.ts'
import type { FormInUse } from './use-form-rules.ts'
import { Input } from '@cyberluach/design/components/Input'
import { Field } from './Field.tsx'
import { Button, type ButtonLook } from '@cyberluach/design/components/Button'

type Props<Values> = {
  of: FormInUse<Values>
  /** The page that takes the form without scripts; its own, unless told. */
  action?: string
  /** The form's name for assistive technology. */
  label?: string
  className?: string
  /** Leaves it to the server, too, to say what is wrong. */
  noValidate?: boolean
  children: ReactNode
}

/** Without scripts the browser checks the form and posts it; with them its rules say what is wrong, and send it. */
export function Form<Values>({ of, action, label, className, noValidate, children }: Props<Values>) {
  const { methods, take, setting, submit } = of
  return (
    <FormProvider {...methods}>
      <FormSettingProvider value={setting}>
        <form
          ref={take}
          className={className}
          method="post"
          action={action}
          noValidate={noValidate}
          aria-label={label}
          onSubmit={submit}
          onInput={followText}
        >
          {children}
        </form>
      </FormSettingProvider>
    </FormProvider>
  )
}

/** What goes along unseen: the name of the attempt, what an answer was taken in for, and a field that only machines fill in. */
export function HiddenFields() {
  const { attempt, posted } = useFormSetting()
  return (
    <>
      {attempt && <input type="hidden" name="attempt" defaultValue={attempt} />}
      {posted?.proof && <input type="hidden" name="proof" defaultValue={posted.proof} />}
      <div className="sr-only" aria-hidden="true">
        <input name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** The question that the server asks where no script has worked for the form; nothing anywhere else. */
export function WordQuestion() {
  const { id: form, posted } = useFormSetting()
  if (!posted?.question) return null
  const { text, token, hint, error } = posted.question
  const id = `${form}-answer`
  return (
    <>
      <input type="hidden" name="question" defaultValue={token} />
      <Field id={id} label={text} hint={hint} error={error} required={!error} className="col-span-full">
        <Input
          id={id}
          name="answer"
          // Who cannot answer the second one sends the form without.
          required={!error}
          maxLength={60}
          autoComplete="off"
          className="md:w-56"
          aria-invalid={!!error}
          aria-describedby={`${id}-hint ${error && `${id}-error`}`}
          dir="auto"
        />
      </Field>
    </>
  )
}

type PendingButtonProps = Pick<ButtonLook, 'kind' | 'size'> & {
  label: string
  pending: string
  className?: string
}

/** Says that the form is being sent. Its width stays meanwhile, and so does the focus, which a disabled button loses. */
export function PendingButton({ kind = 'primary', size, label, pending, className }: PendingButtonProps) {
  const { isSubmitting } = useFormState()
  const button = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState(0)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (wasSubmitting.current && !isSubmitting && isFree) button.current?.focus()
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  return (
    <Button
      ref={button}
      kind={kind}
      size={size}
      className={className}
      type="submit"
      disabled={isSubmitting}
      // The Enter key in a field clicks the button too.
      onClick={({ currentTarget }) => setWidth(currentTarget.offsetWidth)}
      style={isSubmitting && width > 0 ? { minInlineSize: `${width}px` } : undefined}
    >
      {isSubmitting ? pending : label}
    </Button>
  )
}

/** Below all fields of a form; on phones as wide as they are. */
export function SendButton(words: { label: string; pending: string }) {
  return <PendingButton size="lg" className="col-span-full md:justify-self-start" {...words} />
}
