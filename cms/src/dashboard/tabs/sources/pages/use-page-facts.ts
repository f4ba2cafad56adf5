import { call } from '@cyberluach/api/client'
import type { PageReport } from '@cyberluach/api/page-facts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callSignedIn, storedToken } from '../../../../session/session.ts'
import { usePolling } from '../../../frame/polling.ts'
import { secondsBetweenPolls } from '../../../list/use-list-page.ts'
import { useAttempt } from '../../../session/SessionContext.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useText } from '../../../ui/text.tsx'

const key = ['page-facts'] as const

/** What event pages told, and what is decided about it, one at a time. */
export function usePageFacts() {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, say, locale } = useText()
  const words = t.sources.pages
  const { isRunning, attempt } = useAttempt()
  const isBusy = useRef(false)
  const { data, error, liveness, retry } = usePolling({
    key,
    read: (signal) => call('GET /api/sys/mgmt/page-facts', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenPolls,
  })

  const write = async (send: () => Promise<PageReport>, done: { title: string; text?: string }): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    const outcome = await attempt(send, words.decideFailed)
    isBusy.current = false
    if ('failure' in outcome) return false
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, outcome.result)
    void client.invalidateQueries({ queryKey: ['managed-events'] })
    showToast({ kind: 'done', ...done })
    return true
  }
  const decide = (ids: string[], isAccepted: boolean) =>
    write(() => callSignedIn('POST /api/sys/mgmt/page-facts/decisions', { body: { ids, isAccepted }, locale }), {
      title: say(isAccepted ? words.accepted : words.refusedDone, { n: ids.length }),
    })
  const setHostReading = (host: string, isRead: boolean) =>
    write(
      () => callSignedIn('POST /api/sys/mgmt/page-facts/hosts', { body: { host, isRead }, locale }),
      isRead ? { title: words.allowed } : { title: words.undone, text: say(words.undoneText, { host }) },
    )
  return { report: data, error, liveness, retry, isRunning, decide, setHostReading }
}
