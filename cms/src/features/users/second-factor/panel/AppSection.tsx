'use client'

import type { Enrolment } from '@cyberluach/api/sessions'
import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { dateIn, OwnProof, ProofField, ProofForm, Row, Send, type SectionProps, useAsking } from './parts.tsx'
import { RecoveryCodes } from './CodesSection.tsx'
import type { Messages } from '@cyberluach/i18n/messages'

type Step = { kind: 'state' } | { kind: 'scan'; enrolment: Enrolment } | { kind: 'codes'; codes: string[] }

/** The authenticator app of whoever looks: set up, and taken away. */
export function AppSection({ security, locale, texts, timeZone }: SectionProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const [note, setNote] = useState('')
  const asking = useAsking(texts.problems)
  const words = texts.app

  const begin = (form: FormData) =>
    asking.ask('begin', form, (enrolment) => setStep({ kind: 'scan', enrolment }))
  const confirm = (form: FormData) =>
    asking.ask('confirm', form, ({ recoveryCodes: codes }) => setStep({ kind: 'codes', codes }))
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
        <RecoveryCodes codes={step.codes} texts={texts.codes} isFirst close={close} />
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
          <p>{security.isNeeded && !security.hasFactor ? words.needed : words.off}</p>
          <OwnProof security={security} texts={texts} fault={asking.fault} />
          <Send isBusy={asking.isBusy}>{words.begin}</Send>
        </ProofForm>
      )}
      {step.kind === 'state' && security.since !== null && (
        <ProofForm act={remove}>
          <p>{fill(locale, words.on, { date: dateIn(locale, security.since, timeZone) })}</p>
          <OwnProof security={security} texts={texts} fault={asking.fault} />
          <Send isBusy={asking.isBusy} isSecond>
            {words.remove}
          </Send>
        </ProofForm>
      )}
    </section>
  )
}

type Props = { enrolment: Enrolment; texts: Messages['securityPanel']['app'] }

/** The key of a new app, to scan or to type. Dark on light in both themes: not every camera reads the other way. */
export function NewApp({ enrolment: { secret, qr }, texts }: Props) {
  return (
    <>
      <p>{texts.scan}</p>
      <svg
        className="block size-52 rounded-[4px] bg-[#fff]"
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {texts.key}
        <code className="mt-1 block text-base" dir="ltr" data-testid="app-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </>
  )
}
