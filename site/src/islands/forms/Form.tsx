import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormSettingProvider } from './form-setting.ts'
import { followText } from './text-direction.ts'
import type { FormInUse } from './use-form-rules.ts'

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
