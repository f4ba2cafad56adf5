'use client'

import { fill } from '@cyberluach/i18n/translate'
import { useRouter } from 'next/navigation'
import { useState, useEffect, useRef } from 'react'
import { OwnProof, ProofForm, Send, type SectionProps, useAsking } from './parts.tsx'
import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'

/** How many recovery codes are left, and new ones in their place. */
export function CodesSection({ security, locale, texts }: SectionProps) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const asking = useAsking(texts.problems)
  if (!security.hasFactor) return null
  const renew = (form: FormData) => asking.ask('renew', form, ({ recoveryCodes }) => setCodes(recoveryCodes))
  const close = () => {
    setCodes(null)
    router.refresh()
  }
  return (
    <section aria-labelledby="recovery-codes" data-part="recovery-codes">
      <h2 className="mt-8 mb-2" id="recovery-codes">
        {texts.codes.section}
      </h2>
      {codes && <RecoveryCodes codes={codes} texts={texts.codes} isFirst={false} close={close} />}
      {!codes && (
        <ProofForm act={renew}>
          <p>{fill(locale, texts.codes.left, { n: security.codesLeft })}</p>
          <OwnProof security={security} texts={texts} fault={asking.fault} />
          <Send isBusy={asking.isBusy} isSecond>
            {texts.codes.renew}
          </Send>
        </ProofForm>
      )}
    </section>
  )
}

type Props = {
  codes: string[]
  texts: Messages['securityPanel']['codes']
  /** Whether they came with the first factor, and other sessions were ended. */
  isFirst: boolean
  close: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, texts, isFirst, close }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 className="mt-4" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      {isFirst && <p>{texts.others}</p>}
      <ul
        className="m-0 mb-4 grid max-w-96 list-none grid-cols-2 gap-x-6 gap-y-2 rounded-[4px] border border-(--theme-elevation-150) p-4 font-mono text-base"
        dir="ltr"
        data-testid="recovery-codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button margin={false} onClick={close}>
        {texts.done}
      </Button>
    </>
  )
}
