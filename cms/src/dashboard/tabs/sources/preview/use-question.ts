import type { PreviewRequest, SourcePreview } from '@cyberluach/api/sources'
import { call } from '@cyberluach/api/client'
import { useCallback, useRef, useState } from 'react'
import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'

type CallOptions = { token: string; headers: Record<string, string>; signal: AbortSignal }

/** What is known of a question: that its answer is on its way, what it says, or why there is none. */
type Answered<Asked, Answer> =
  | { state: 'none' }
  | { state: 'running' }
  | { state: 'done'; answer: Answer; asked: Asked }
  | { state: 'failed'; text: string }

export type PreviewState = Answered<PreviewRequest, SourcePreview>

const askPreview = (body: PreviewRequest, options: CallOptions) =>
  call('POST /api/sys/mgmt/source-preview', { ...options, body })
const askDiscovery = (address: string, options: CallOptions) =>
  call('POST /api/sys/mgmt/source-discovery', { ...options, body: { address } })

/** Asks what a list would bring. */
export const usePreview = () => useQuestion(askPreview)

/** Asks which lists there are behind an address. */
export const useDiscovery = () => useQuestion(askDiscovery)

/** Asks something that takes its time. The last question counts. */
function useQuestion<Asked, Answer>(send: (asked: Asked, options: CallOptions) => Promise<Answer>) {
  const { keeper } = useSession()
  const { t, locale } = useText()
  const [current, setCurrent] = useState<Answered<Asked, Answer>>({ state: 'none' })
  const last = useRef<AbortController | null>(null)

  const close = useCallback(() => {
    last.current?.abort()
    last.current = null
    setCurrent({ state: 'none' })
  }, [])

  const ask = useCallback(
    async (asked: Asked) => {
      last.current?.abort()
      const asking = new AbortController()
      last.current = asking
      setCurrent({ state: 'running' })
      const options = { token: storedToken() ?? '', headers: { 'accept-language': locale }, signal: asking.signal }
      try {
        const answer = await send(asked, options)
        setCurrent({ state: 'done', answer, asked })
      } catch (failure) {
        if (asking.signal.aborted) return
        if (isRefusal(failure)) keeper.refused()
        setCurrent({ state: 'failed', text: reasonText(failure) ?? t.toasts.offline })
      }
    },
    [keeper, locale, send, t],
  )
  return { current, ask, close }
}
