import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { askPanel, type CallContent, type PanelCall } from './panel-call.ts'

/** What is said of a call that went well, of one that failed by its status, and else in the server's sentence or `failed`. */
type Sayings = { done?: string; failed: string; [status: number]: string }

/** Makes a call, says what came of it, and reads the page anew; `act` answers whether it went well. */
export function usePanelAction() {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()

  async function act(call: PanelCall, content: CallContent, said: Sayings): Promise<boolean> {
    setSending(true)
    const answered = await askPanel(call, content)
    setSending(false)
    if (!answered.ok) toast.error(said[answered.status] ?? answered.message ?? said.failed)
    else if (said.done) toast.success(said.done)
    startReading(() => router.refresh())
    return answered.ok
  }

  return { isBusy: isSending || isReading, act }
}
