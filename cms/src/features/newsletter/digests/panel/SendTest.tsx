import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { Button, toast, useFormModified } from '@payloadcms/ui'
import { useState, type KeyboardEvent } from 'react'
import type { LetterTexts } from './letter-texts.ts'
import { digestCalls } from '../calls.ts'
import { panelCall } from './panel-call.ts'

type Props = { texts: LetterTexts; locale: Locale; id: string; isReady: boolean }

/** Sends the letter in both languages to one address. Not a form of its own: it stands within the document's. */
export function SendTest({ texts, locale, id, isReady }: Props) {
  const [email, setEmail] = useState('')
  const [isSending, setIsSending] = useState(false)
  const isModified = useFormModified()

  async function send() {
    setIsSending(true)
    const answered = await panelCall<{ email: string }>(digestCalls.test, { id, body: { email } })
    setIsSending(false)
    if (answered.ok) toast.success(fill(locale, texts.testSent, { email: answered.body.email }))
    else toast.error(answered.message ?? texts.problems.failed)
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isReady && !isSending && !isModified && email !== '') void send()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid gap-1">
        <span>{texts.testEmail}</span>
        <input
          className="min-h-10 w-72 max-w-full rounded-[4px] border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-text) [font:inherit]"
          type="email"
          dir="ltr"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </label>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={!isReady || isSending || isModified || email === ''}
        onClick={() => void send()}
      >
        {isSending ? texts.sending : texts.testButton}
      </Button>
    </div>
  )
}
