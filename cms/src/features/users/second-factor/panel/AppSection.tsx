'use client'

import type { Enrolment } from '@cyberluach/api/sign-in'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { NewApp } from './NewApp.tsx'
import { ProofForm, ProofField, Row, Send } from './parts.tsx'
import type { Security } from './read-security.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useAsking } from './use-asking.ts'

type Texts = Messages['securityPanel']
type Props = { security: Security; locale: Locale; texts: Texts; timeZone: string }
type Step =
  | { kind: 'state' }
  | { kind: 'scan'; enrolment: Enrolment }
  | { kind: 'codes'; codes: string[]; isNew: boolean }

/** The authenticator app of whoever looks: set up, replaced codes, taken away. */
export function AppSection({ security, locale, texts, timeZone }: Props) {
  const router = useRouter()
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const [note, setNote] = useState('')
  const asking = useAsking(texts.problems)
  const words = texts.app

  const begin = (form: FormData) =>
    asking.ask('begin', form, (enrolment) => setStep({ kind: 'scan', enrolment }))
  const confirm = (form: FormData) =>
    asking.ask('confirm', form, ({ recoveryCodes: codes }) => setStep({ kind: 'codes', codes, isNew: true }))
  const renew = (form: FormData) =>
    asking.ask('renew', form, ({ recoveryCodes: codes }) => setStep({ kind: 'codes', codes, isNew: false }))
  const remove = (form: FormData) =>
    asking.ask('remove', form, () => {
      setNote(words.removed)
      router.refresh()
    })
  const close = () => {
    setStep({ kind: 'state' })
    router.refresh()
  }

  return (
    <section aria-labelledby="authenticator-app" data-part="authenticator-app">
      <h2 className="mt-8 mb-2" id="authenticator-app">
        {words.title}
      </h2>
      <div role="status">{note && <p>{note}</p>}</div>
      {step.kind === 'codes' && (
        <RecoveryCodes codes={step.codes} texts={texts.codes} isNew={step.isNew} close={close} />
      )}
      {step.kind === 'scan' && (
        <ProofForm act={confirm}>
          <NewApp enrolment={step.enrolment} texts={words} />
          <ProofField
            key="code"
            label={words.code}
            fault={asking.fault}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Row>
            <Send isBusy={asking.isBusy}>{words.confirm}</Send>
            <Button buttonStyle="secondary" margin={false} onClick={close}>
              {words.cancel}
            </Button>
          </Row>
        </ProofForm>
      )}
      {step.kind === 'state' && security.since === null && (
        <ProofForm act={begin}>
          <p>{security.isNeeded ? words.needed : words.off}</p>
          <ProofField
            key="password"
            label={words.password}
            fault={asking.fault}
            type="password"
            autoComplete="current-password"
          />
          <Send isBusy={asking.isBusy}>{words.begin}</Send>
        </ProofForm>
      )}
      {step.kind === 'state' && security.since !== null && (
        <ProofForm act={(form, isSecond) => (isSecond ? remove(form) : renew(form))}>
          <p>
            {fill(locale, words.on, { date: dateIn(locale, security.since, timeZone) })}{' '}
            {fill(locale, words.left, { n: security.codesLeft })}
          </p>
          <ProofField key="proof" label={words.proof} fault={asking.fault} autoComplete="one-time-code" />
          <Row>
            <Send isBusy={asking.isBusy}>{words.renew}</Send>
            <Send isBusy={asking.isBusy} isSecond>
              {words.remove}
            </Send>
          </Row>
        </ProofForm>
      )}
    </section>
  )
}

function dateIn(locale: Locale, iso: string, timeZone: string): string {
  const tag = locale === 'he' ? 'he-IL' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(iso))
}
