'use client'

import { call } from '@cyberluach/api/client'
import type { PreviewRequest, SourcePreview } from '@cyberluach/api/sources'
import { useCallback, useRef, useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../text/TextContext.tsx'

/** What is known of a preview: that it is on its way, what it says, or why there is none. */
export type PreviewState =
  | { state: 'none' }
  | { state: 'running' }
  | { state: 'done'; preview: SourcePreview; asked: PreviewRequest }
  | { state: 'failed'; text: string }

/** Asks what a list would bring. The last question counts. */
export function usePreview() {
  const { keeper } = useSession()
  const { t, locale } = useText()
  const [current, setCurrent] = useState<PreviewState>({ state: 'none' })
  const last = useRef<AbortController | null>(null)

  const close = useCallback(() => {
    last.current?.abort()
    last.current = null
    setCurrent({ state: 'none' })
  }, [])

  const ask = useCallback(
    async (asked: PreviewRequest) => {
      last.current?.abort()
      const asking = new AbortController()
      last.current = asking
      setCurrent({ state: 'running' })
      try {
        const preview = await call('POST /api/sys/mgmt/source-preview', {
          token: storedToken() ?? '',
          headers: { 'accept-language': locale },
          body: asked,
          signal: asking.signal,
        })
        setCurrent({ state: 'done', preview, asked })
      } catch (failure) {
        if (asking.signal.aborted) return
        if (isRefusal(failure)) keeper.refused()
        setCurrent({ state: 'failed', text: reasonText(failure) ?? t.toasts.offline })
      }
    },
    [keeper, locale, t],
  )
  return { current, ask, close }
}
