'use client'

import { fill } from '@cyberluach/i18n/translate'
import { startRegistration } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callSecurity } from './calls.ts'
import { OwnProof, ProofForm, Section, type SectionProps, dateIn, useSecurityCall } from './parts.tsx'
import { NewRecoveryCodes } from './CodesSection.tsx'
import type { Passkey } from '../../passkeys/passkeys.ts'
import { ProofField, Send, Row, SecondaryButton } from '../../../../panel/form-parts.tsx'

/** The passkeys of whoever looks: each with its last use, named anew or taken away, and one more. */
export function PasskeySection(props: SectionProps) {
  const { security, texts } = props
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [note, setNote] = useState('')
  const request = useSecurityCall(texts.problems)
  const words = texts.passkeys

  const add = (form: FormData) => {
    const name = String(form.get('name'))
    request.send('passkeyOptions', form, async (optionsJSON) => {
      const made = await startRegistration({ optionsJSON }).catch(() => null)
      if (!made) throw new Error(words.notMade)
      const body = { name, registration: made }
      const { recoveryCodes } = await callSecurity('addPasskey', body, texts.problems.failed)
      setNote(fill(props.locale, words.added, { name }))
      setCodes(recoveryCodes)
      router.refresh()
    })
  }

  return (
    <Section id="passkeys" title={words.title}>
      <p>{words.intro}</p>
      <div role="status">{note && <p>{note}</p>}</div>
      {security.passkeys.length > 0 && (
        <ul className="m-0 mb-4 list-none p-0">
          {security.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      {codes && <NewRecoveryCodes codes={codes} texts={texts.codes} isFirst close={() => setCodes(null)} />}
      {!codes && (
        <ProofForm key={security.passkeys.length} act={add}>
          <ProofField label={words.name} name="name" dir="auto" maxLength={60} />
          <OwnProof security={security} texts={texts} error={request.error} />
          <Send isBusy={request.isBusy} isSecond={security.hasFactor}>
            {words.add}
          </Send>
        </ProofForm>
      )}
    </Section>
  )
}

type Props = SectionProps & { passkey: Passkey }

export function PasskeyRow({ passkey, security, locale, texts, timeZone }: Props) {
  const router = useRouter()
  const [action, setAction] = useState<'rename' | 'remove' | null>(null)
  const request = useSecurityCall(texts.problems)
  const words = texts.passkeys
  const day = (iso: string) => dateIn(locale, iso, timeZone)

  const act = (form: FormData) =>
    request.send(action === 'rename' ? 'renamePasskey' : 'removePasskey', form, () => {
      setAction(null)
      router.refresh()
    })
  return (
    <li className="border-0 border-b border-solid border-(--theme-elevation-150) py-3">
      <strong dir="auto">{passkey.name}</strong>
      <span className="mb-2 block text-(--theme-elevation-650)">
        {fill(locale, words.made, { date: day(passkey.createdAt) })}{' '}
        {passkey.lastUsedAt ? fill(locale, words.used, { date: day(passkey.lastUsedAt) }) : words.unused}
      </span>
      {action === null && (
        <Row>
          <SecondaryButton size="small" onClick={() => setAction('rename')}>
            {words.rename}
          </SecondaryButton>
          <SecondaryButton size="small" onClick={() => setAction('remove')}>
            {words.remove}
          </SecondaryButton>
        </Row>
      )}
      {action !== null && (
        <ProofForm act={act}>
          <input type="hidden" name="id" value={passkey.id} />
          {action === 'rename' ? (
            <ProofField
              label={words.name}
              name="name"
              dir="auto"
              maxLength={60}
              defaultValue={passkey.name}
              error={request.error}
            />
          ) : (
            <OwnProof security={security} texts={texts} error={request.error} />
          )}
          <Row>
            <Send isBusy={request.isBusy}>{action === 'rename' ? words.save : words.remove}</Send>
            <SecondaryButton onClick={() => setAction(null)}>{texts.app.cancel}</SecondaryButton>
          </Row>
        </ProofForm>
      )}
    </li>
  )
}
