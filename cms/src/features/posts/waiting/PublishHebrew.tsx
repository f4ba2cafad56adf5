'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { addressOf } from '../../../panel/panel-call.ts'
import { publishHebrewCall } from './calls.ts'

export type PublishTexts = { publish: string; published: string; gone: string; failed: string }

type Props = { id: string; name: string; texts: PublishTexts; onPublished?: () => void }

/** One click, and readers have the Hebrew. `name` says of which post, to those who hear the page. */
export function PublishHebrew({ id, name, texts, onPublished }: Props) {
  const router = useRouter()
  const [isSending, setSending] = useState(false)

  async function publish() {
    setSending(true)
    const status = await send(id)
    setSending(false)
    if (status === 200) toast.success(texts.published)
    else toast.error(status === 404 ? texts.gone : texts.failed)
    if (status === 200) onPublished?.()
    router.refresh()
  }

  return (
    <Button
      aria-label={name ? `${texts.publish}: ${name}` : texts.publish}
      buttonStyle="primary"
      disabled={isSending}
      margin={false}
      onClick={() => void publish()}
      size="small"
      type="button"
    >
      {texts.publish}
    </Button>
  )
}

async function send(id: string): Promise<number> {
  try {
    const answer = await fetch(addressOf(publishHebrewCall, id), { method: 'POST', credentials: 'include' })
    return answer.status
  } catch (error) {
    // The browser's word for a network that failed; the toast says it.
    if (error instanceof TypeError) return 0
    throw error
  }
}
