import { sheet } from '../../ui/sheet.ts'
import type { ReactNode } from 'react'
import { CautionsProvider } from '../forms/cautions.ts'
import { Form } from '../forms/Form.tsx'
import type { FormInUse } from '../forms/use-form-rules.ts'
import { type EventFormText, TextProvider } from './form-text.ts'
import { usePastDays } from './use-past-days.ts'

type Props<Values> = {
  of: FormInUse<Values>
  text: EventFormText
  /** The page that takes the form without scripts. */
  action: string
  footer: ReactNode
  children: ReactNode
}

const { body } = sheet()

/** The fields of an event above the buttons that send them; in a dialog the fields scroll. */
export function FormFrame<Values>({ of, text, action, footer, children }: Props<Values>) {
  const cautions = usePastDays(of, text)
  const said = Object.values(cautions).at(-1) ?? ''
  return (
    <TextProvider value={text}>
      <Form
        of={of}
        className="flex min-h-0 flex-col max-md:flex-1 [@container_(height<30rem)]:flex-none"
        action={action}
        noValidate
      >
        <div
          // A field that takes focus must not come to lie under a message.
          className={body({
            className:
              'grid scroll-pt-12 scroll-pb-32 border-t border-line max-md:flex-1 max-md:content-start',
          })}
          tabIndex={-1}
        >
          <CautionsProvider value={cautions}>{children}</CautionsProvider>
        </div>
        {/* Stands there before it says anything. At the fields the same words are described by. */}
        <p className="sr-only" role="status">
          {said}
        </p>
        {footer}
      </Form>
    </TextProvider>
  )
}
