import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Passkey } from '../../passkeys/passkeys.ts'
import { dateIn, OwnProof, ProofField, ProofForm, Row, Send, type SectionProps } from './parts.tsx'
import { useAsking } from './use-asking.ts'

type Props = SectionProps & { passkey: Passkey }

/** A passkey, and what can be done with it. */
export function PasskeyRow({ passkey, security, locale, texts, timeZone }: Props) {
  const router = useRouter()
  const [deed, setDeed] = useState<'rename' | 'remove' | null>(null)
  const asking = useAsking(texts.problems)
  const words = texts.passkeys
  const day = (iso: string) => dateIn(locale, iso, timeZone)

  const act = (form: FormData) =>
    asking.ask(deed === 'rename' ? 'renamePasskey' : 'removePasskey', form, () => {
      setDeed(null)
      router.refresh()
    })
  return (
    <li className="border-0 border-b border-solid border-(--theme-elevation-150) py-3">
      <strong dir="auto">{passkey.name}</strong>
      <span className="mb-2 block text-(--theme-elevation-650)">
        {fill(locale, words.made, { date: day(passkey.createdAt) })}{' '}
        {passkey.lastUsedAt ? fill(locale, words.used, { date: day(passkey.lastUsedAt) }) : words.unused}
      </span>
      {deed === null && (
        <Row>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setDeed('rename')}>
            {words.rename}
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setDeed('remove')}>
            {words.remove}
          </Button>
        </Row>
      )}
      {deed !== null && (
        <ProofForm act={act}>
          <input type="hidden" name="id" value={passkey.id} />
          {deed === 'rename' ? (
            <ProofField
              label={words.name}
              name="name"
              dir="auto"
              maxLength={60}
              defaultValue={passkey.name}
              fault={asking.fault}
            />
          ) : (
            <OwnProof security={security} texts={texts} fault={asking.fault} />
          )}
          <Row>
            <Send isBusy={asking.isBusy}>{deed === 'rename' ? words.save : words.remove}</Send>
            <Button buttonStyle="secondary" margin={false} onClick={() => setDeed(null)}>
              {texts.app.cancel}
            </Button>
          </Row>
        </ProofForm>
      )}
    </li>
  )
}
