'use client'

import { fill } from '@cyberluach/i18n/translate'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { OwnProof, ProofForm, Send, type SectionProps } from './parts.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useAsking } from './use-asking.ts'

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
