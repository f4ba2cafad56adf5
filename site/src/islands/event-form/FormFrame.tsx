import { sheet } from '../../ui/sheet.ts'
import type { ReactNode } from 'react'
import { Form } from '../forms/Form.tsx'
import type { FormInUse } from '../forms/use-form-rules.ts'
import { type EventFormText, TextProvider } from './form-text.ts'

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
  return (
    <TextProvider value={text}>
      <Form of={of} className="flex min-h-0 flex-col max-md:flex-1" action={action} noValidate>
        <div
          // A field that takes focus must not come to lie under a message.
          className={body({
            className:
              'grid scroll-pt-12 scroll-pb-32 border-t border-line max-md:flex-1 max-md:content-start',
          })}
          tabIndex={-1}
        >
          {children}
        </div>
        {footer}
      </Form>
    </TextProvider>
  )
}
