'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button, toast } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { PanelDialog } from '../panel/PanelDialog.tsx'
import { ProofField, Row } from '../second-factor/panel/parts.tsx'
import { askToRemove } from './ask-to-remove.ts'

export type RemovalTexts = Messages['adminPanel']['accountRemoval'] & { password: string }
export type RemovalProps = { locale: Locale; texts: RemovalTexts }

type Props = RemovalProps & {
  title: string
  count: number
  /** What is removed, as Payload's REST has it below the accounts: `/ID`, or a query. */
  which: string
  removed: () => void
  cancel: () => void
}

/** Asks for one's own password before accounts are removed. What is refused is said there, and nothing is closed. */
export function RemovalDialog({ locale, texts, title, count, which, removed, cancel }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const remove = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('currentPassword') as HTMLInputElement
    setBusy(true)
    const answer = await askToRemove(which, field.value, { language: locale, failed: texts.failed })
    setBusy(false)
    setFault(answer.fault)
    if (answer.removed === 0) return field.select()
    toast.success(fill(locale, texts.removed, { n: answer.removed }))
    // Of many, some may have to stay.
    if (answer.fault) toast.error(answer.fault)
    removed()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree it stands inside the form of the account, which is not sent.
    event.stopPropagation()
    if (!isBusy) void remove(event.currentTarget)
  }
  return createPortal(
    <PanelDialog
      role="alertdialog"
      title={title}
      text={fill(locale, texts.text, { n: count })}
      cancel={isBusy ? undefined : cancel}
    >
      <form onSubmit={send} noValidate>
        <ProofField
          label={texts.password}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          fault={fault}
        />
        <Row>
          <Button type="submit" disabled={isBusy} margin={false}>
            {isBusy ? texts.removing : texts.remove}
          </Button>
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={cancel}>
            {texts.cancel}
          </Button>
        </Row>
      </form>
    </PanelDialog>,
    document.body,
  )
}
