'use client'

import type { Enrolment } from '@cyberluach/api/sessions'
import { fill } from '@cyberluach/i18n/translate'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { dateIn, OwnProof, ProofForm, Section, type SectionProps, useSecurityCall } from './parts.tsx'
import { NewRecoveryCodes } from './CodesSection.tsx'
import { AppKey } from '@cyberluach/design/components/AppKey'
import { ProofField, Row, Send, SecondaryButton } from '../../../../panel/form-parts.tsx'

type Step = { kind: 'state' } | { kind: 'scan'; enrolment: Enrolment } | { kind: 'codes'; codes: string[] }

/** The authenticator app of whoever looks: set up, and taken away. */
export function AppSection({ security, locale, texts, timeZone }: SectionProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const [note, setNote] = useState('')
  const request = useSecurityCall(texts.problems)
  const words = texts.app

  const begin = (form: FormData) => request.send('begin', form, (enrolment) => setStep({ kind: 'scan', enrolment }))
  const confirm = (form: FormData) =>
    request.send('confirm', form, ({ recoveryCodes: codes }) => setStep({ kind: 'codes', codes }))
  const remove = (form: FormData) =>
    request.send('remove', form, () => {
      setNote(words.removed)
      router.refresh()
    })
  const close = () => {
    setStep({ kind: 'state' })
    router.refresh()
  }

  return (
    <Section id="authenticator-app" title={words.title}>
      <div role="status">{note && <p>{note}</p>}</div>
      {step.kind === 'codes' && <NewRecoveryCodes codes={step.codes} texts={texts.codes} isFirst close={close} />}
      {step.kind === 'scan' && (
        <ProofForm act={confirm}>
          <p>{words.scan}</p>
          <AppKey enrolment={step.enrolment} texts={words} look={keyLook} />
          <ProofField
            key="code"
            label={words.code}
            error={request.error}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Row>
            <Send isBusy={request.isBusy}>{words.confirm}</Send>
            <SecondaryButton onClick={close}>{words.cancel}</SecondaryButton>
          </Row>
        </ProofForm>
      )}
      {step.kind === 'state' && security.since === null && (
        <ProofForm act={begin}>
          <p>{security.isNeeded && !security.hasFactor ? words.needed : words.off}</p>
          <OwnProof security={security} texts={texts} error={request.error} />
          <Send isBusy={request.isBusy}>{words.begin}</Send>
        </ProofForm>
      )}
      {step.kind === 'state' && security.since !== null && (
        <ProofForm act={remove}>
          <p>{fill(locale, words.on, { date: dateIn(locale, security.since, timeZone) })}</p>
          <OwnProof security={security} texts={texts} error={request.error} />
          <Send isBusy={request.isBusy} isSecond>
            {words.remove}
          </Send>
        </ProofForm>
      )}
    </Section>
  )
}

const keyLook = {
  qr: 'block size-52 rounded-[4px] bg-[#fff]',
  key: 'mt-1 block text-base',
  open: 'mb-4 block md:hidden',
}
