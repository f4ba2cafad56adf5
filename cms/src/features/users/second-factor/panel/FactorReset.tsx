'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { OwnProof, useSecurityCall } from './parts.tsx'
import { PanelDialog, Row, Send, SecondaryButton } from '../../../../panel/form-parts.tsx'

type Props = {
  user: string
  name: string
  /** Whether their role has to have one. */
  isNeeded: boolean
  /** Whether the admin who looks proves it by a code. */
  hasOwnFactor: boolean
  locale: Locale
  texts: Messages['securityPanel']
}

/** On the page of somebody's account: takes their second factor away, with a proof that it is the admin who does. */
export function FactorReset({ user, name, isNeeded, hasOwnFactor, locale, texts }: Props) {
  const router = useRouter()
  const request = useSecurityCall(texts.problems)
  const [state, setState] = useState<'on' | 'asking' | 'gone'>('on')
  const words = texts.reset

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree it stands inside the form of the account, which is not sent.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    form.set('user', user)
    request.send('reset', form, () => {
      setState('gone')
      router.refresh()
    })
  }
  return (
    <section className="mt-6" aria-labelledby="factor-reset" data-part="factor-reset">
      <h2 className="mt-0 mb-1 text-base font-semibold" id="factor-reset">
        {words.title}
      </h2>
      <p role="status">{state === 'gone' ? (isNeeded ? words.doneNeeded : words.done) : words.on}</p>
      {state !== 'gone' && (
        <SecondaryButton size="small" onClick={() => setState('asking')}>
          {words.begin}
        </SecondaryButton>
      )}
      {state === 'asking' &&
        createPortal(
          <PanelDialog
            role="alertdialog"
            title={fill(locale, words.question, { name })}
            text={words.text}
            cancel={() => setState('on')}
          >
            <form onSubmit={send} noValidate>
              <OwnProof security={{ hasFactor: hasOwnFactor }} texts={texts} error={request.error} />
              <Row>
                <Send isBusy={request.isBusy}>{words.act}</Send>
                <SecondaryButton onClick={() => setState('on')}>{words.cancel}</SecondaryButton>
              </Row>
            </form>
          </PanelDialog>,
          document.body,
        )}
    </section>
  )
}
