import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { Security } from './read-security.ts'
import { callSecurity, type SecurityAnswers } from './calls.ts'
import { ProofField } from '../../../../panel/form-parts.tsx'

export type SectionProps = {
  security: Security
  locale: Locale
  texts: Messages['securityPanel']
  timeZone: string
}

type OwnProofProps = Pick<SectionProps, 'texts'> & {
  security: Pick<Security, 'hasFactor'>
  error: string | null
}

/** What shows that it is they who change it: a code where there is a second factor, else the password. */
export function OwnProof({ security, texts, error }: OwnProofProps) {
  return security.hasFactor ? (
    <ProofField key="code" label={texts.app.proof} error={error} autoComplete="one-time-code" />
  ) : (
    <ProofField
      key="password"
      label={texts.app.password}
      error={error}
      type="password"
      autoComplete="current-password"
    />
  )
}

type SectionFrameProps = { id: string; title: string; children: ReactNode }

export function Section({ id, title, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={id} data-part={id}>
      <h2 className="mt-8 mb-2" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function ProofForm({ act, children }: { act: (form: FormData) => void; children: ReactNode }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={send} noValidate>
      {children}
    </form>
  )
}

export function dateIn(
  locale: Locale,
  iso: string,
  timeZone: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const tag = locale === 'he' ? 'he-IL' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { ...style, timeZone }).format(new Date(iso))
}

type Problems = Messages['securityPanel']['problems']
type Then<Name extends keyof SecurityAnswers> = (answer: SecurityAnswers[Name]) => void | Promise<void>

/** One call at a time; its error is for the field. Nothing is sent before the page can read the answer. */
export function useSecurityCall(problems: Problems) {
  const [isBusy, setBusy] = useState(true)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => setBusy(false), [])

  async function send<Name extends keyof SecurityAnswers>(name: Name, form: FormData, then: Then<Name>): Promise<void> {
    const body = Object.fromEntries(form)
    if (Object.values(body).some((value) => String(value).trim() === '')) return setError(problems.empty)
    setBusy(true)
    setError(null)
    try {
      await then(await callSecurity(name, body, problems.failed))
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : problems.failed)
    } finally {
      setBusy(false)
    }
  }

  const start = <Name extends keyof SecurityAnswers>(name: Name, form: FormData, then: Then<Name>) =>
    void send(name, form, then)
  return { isBusy, error, send: start }
}
