'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { addressOf } from '../../panel/panel-call.ts'
import { confirmCall } from './calls.ts'

type Props = {
  confirmation: { subject: string; id: string; field: string; hash: string }
  label: string
  outcomes: { 200: string; 409: string; other: string }
}

/** Takes a text off the screen without changing it. */
export function StillRight({ confirmation, label, outcomes }: Props) {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()

  async function confirm() {
    setSending(true)
    const status = await send(confirmation)
    setSending(false)
    if (status === 200) toast.success(outcomes[200])
    else toast.error(status === 409 ? outcomes[409] : outcomes.other)
    startReading(() => router.refresh())
  }

  return (
    <button
      className="btn btn--style-secondary btn--size-small"
      disabled={isSending || isReading}
      onClick={() => void confirm()}
      type="button"
    >
      {label}
    </button>
  )
}

async function send(confirmation: Props['confirmation']): Promise<number> {
  try {
    const answer = await fetch(addressOf(confirmCall), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify(confirmation),
    })
    return answer.status
  } catch (error) {
    // The browser's word for a network that failed; the toast says it.
    if (error instanceof TypeError) return 0
    throw error
  }
}
