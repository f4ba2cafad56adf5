'use client'

import { fill } from '@cyberluach/i18n/translate'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { OwnProof, ProofForm, Section, type SectionProps, useSecurityCall } from './parts.tsx'
import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { RecoveryCodes } from '@cyberluach/design/components/RecoveryCodes'
import { Send } from '../../../../panel/form-parts.tsx'

/** How many recovery codes are left, and new ones in their place. */
export function CodesSection({ security, locale, texts }: SectionProps) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const request = useSecurityCall(texts.problems)
  if (!security.hasFactor) return null
  const renew = (form: FormData) => request.send('renew', form, ({ recoveryCodes }) => setCodes(recoveryCodes))
  const close = () => {
    setCodes(null)
    router.refresh()
  }
  return (
    <Section id="recovery-codes" title={texts.codes.section}>
      {codes && <NewRecoveryCodes codes={codes} texts={texts.codes} isFirst={false} close={close} />}
      {!codes && (
        <ProofForm act={renew}>
          <p>{fill(locale, texts.codes.left, { n: security.codesLeft })}</p>
          <OwnProof security={security} texts={texts} error={request.error} />
          <Send isBusy={request.isBusy} isSecond>
            {texts.codes.renew}
          </Send>
        </ProofForm>
      )}
    </Section>
  )
}

type Props = {
  codes: string[]
  texts: Messages['securityPanel']['codes']
  /** Whether they came with the first factor, and other sessions were ended. */
  isFirst: boolean
  close: () => void
}

/** Codes that were just made, the only time they are shown. */
export function NewRecoveryCodes({ codes, texts, isFirst, close }: Props) {
  return (
    <>
      <RecoveryCodes codes={codes} title={texts.title} heading="h3" look={codesLook}>
        <p>{texts.text}</p>
        {isFirst && <p>{texts.others}</p>}
      </RecoveryCodes>
      <Button margin={false} onClick={close}>
        {texts.done}
      </Button>
    </>
  )
}

const codesLook = {
  title: 'mt-4',
  list: 'm-0 mb-4 grid max-w-96 list-none grid-cols-2 gap-x-6 gap-y-2 rounded-[4px] border border-(--theme-elevation-150) p-4 font-mono text-base',
}
