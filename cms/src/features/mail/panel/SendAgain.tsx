'use client'

import type { Messages } from '@cyberluach/i18n/messages'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { addressOf } from '../../../panel/panel-call.ts'
import { sendAgainCall } from '../send-again-call.ts'

type Props = { texts: Messages['mailPanel']; id: string; isFirstTime: boolean }

/** Puts the mail into the queue again. */
export function SendAgain({ texts, id, isFirstTime }: Props) {
  const [isSending, setIsSending] = useState(false)
  const router = useRouter()

  async function send() {
    setIsSending(true)
    const problem = await problemOfSending(id, texts.problems.failed)
    setIsSending(false)
    if (problem) toast.error(problem)
    else toast.success(texts.queued)
    router.refresh()
  }

  return (
    <Button margin={false} disabled={isSending} onClick={() => void send()}>
      {isSending ? texts.sending : isFirstTime ? texts.send : texts.sendAgain}
    </Button>
  )
}

async function problemOfSending(id: string, usual: string): Promise<string | null> {
  try {
    const response = await fetch(addressOf(sendAgainCall, id), { method: 'POST' })
    if (response.ok) return null
    const answer = (await response.json()) as { errors?: { message?: string }[] }
    return answer.errors?.[0]?.message ?? usual
  } catch (error) {
    console.warn('The server gave no answer', error)
    return usual
  }
}
