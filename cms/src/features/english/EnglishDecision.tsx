'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { addressOf } from '../../panel/panel-call.ts'
import { englishCalls } from './calls.ts'

type DecisionTexts = {
  publish: string
  decline: string
  published: string
  declined: string
  gone: string
  failed: string
}

type Props = { id: string; at: string; name: string; texts: DecisionTexts }

/** Publishes or declines what was proposed. `name` says of which event, to those who hear the page. */
export function EnglishDecision({ id, at, name, texts }: Props) {
  const router = useRouter()
  const [isSending, setSending] = useState(false)

  async function decide(call: keyof typeof englishCalls, done: string) {
    setSending(true)
    const status = await send(call, id, at)
    setSending(false)
    if (status === 200) toast.success(done)
    else toast.error(status === 404 ? texts.gone : texts.failed)
    router.refresh()
  }

  return (
    <span className="flex flex-wrap gap-2">
      <Button
        aria-label={`${texts.publish}: ${name}`}
        buttonStyle="primary"
        disabled={isSending}
        margin={false}
        onClick={() => void decide('publish', texts.published)}
        size="small"
        type="button"
      >
        {texts.publish}
      </Button>
      <Button
        aria-label={`${texts.decline}: ${name}`}
        buttonStyle="secondary"
        disabled={isSending}
        margin={false}
        onClick={() => void decide('decline', texts.declined)}
        size="small"
        type="button"
      >
        {texts.decline}
      </Button>
    </span>
  )
}

async function send(call: keyof typeof englishCalls, id: string, at: string): Promise<number> {
  try {
    const answer = await fetch(addressOf(englishCalls[call], id), {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ at }),
    })
    return answer.status
  } catch (error) {
    // The browser's word for a network that failed; the toast says it.
    if (error instanceof TypeError) return 0
    throw error
  }
}
