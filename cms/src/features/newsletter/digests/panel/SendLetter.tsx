import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { Button, ConfirmationModal, toast, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { Warning } from '../warnings.ts'
import type { LetterTexts } from './letter-texts.ts'
import { digestCalls } from '../calls.ts'
import { panelCall } from './panel-call.ts'
import { Warnings } from './Warnings.tsx'

type Props = {
  texts: LetterTexts
  locale: Locale
  id: string
  /** How many it goes to. */
  count: number
  isReady: boolean
  warnings: readonly Warning[]
  onSent: () => void
}

const modal = 'send-digest'

/** Sends the letter to everybody, after a question that names how many they are. */
export function SendLetter({ texts, locale, id, count, isReady, warnings, onSent }: Props) {
  const { openModal } = useModal()
  const isModified = useFormModified()
  const router = useRouter()

  async function send() {
    const answered = await panelCall(digestCalls.send, { id })
    if (!answered.ok) toast.error(answered.message ?? texts.problems.failed)
    if (answered.ok) onSent()
    // Whoever sent it, the form is for reading from now on.
    router.refresh()
  }

  return (
    <div>
      <Button margin={false} disabled={!isReady || isModified} onClick={() => openModal(modal)}>
        {texts.send}
      </Button>
      {isModified && <p role="status">{texts.saveFirst}</p>}
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.question}
        body={
          <>
            {fill(locale, texts.questionText, { all: fill(locale, texts.recipients, { n: count }) })}
            <Warnings {...{ texts, locale, warnings }} />
          </>
        }
        confirmLabel={fill(locale, texts.confirm, { n: count })}
        confirmingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onConfirm={send}
      />
    </div>
  )
}
