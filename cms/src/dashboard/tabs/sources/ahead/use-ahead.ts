import type { ManagedExpected } from '@cyberluach/api/coverage'
import { useCallback } from 'react'
import { callSignedIn } from '../../../../session/session.ts'
import { usePolling } from '../../../frame/polling.ts'
import { useReadingsUpdate } from '../../../list/use-list-page.ts'
import { useAttempt } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast } from '../../../ui/Toast.tsx'

const coverageKey = ['coverage'] as const
const expectedKey = ['expected'] as const
const secondsBetween = 60

/** What is ahead and what its events say, and which series have no edition ahead. */
export function useAhead() {
  const coverage = usePolling({
    key: coverageKey,
    read: (signal) => callSignedIn('GET /api/sys/mgmt/coverage', { signal }),
    seconds: secondsBetween,
  })
  const expected = usePolling({
    key: expectedKey,
    read: (signal) => callSignedIn('GET /api/sys/mgmt/expected', { signal }),
    seconds: secondsBetween,
  })
  return { coverage, expected }
}

/** Waits for a series no more, or again, and says so. */
export function useWatching() {
  const { t, say } = useText()
  const words = t.sources.expected
  const showToast = useToast()
  const { attempt } = useAttempt()
  const update = useReadingsUpdate<ManagedExpected[]>(expectedKey)
  return useCallback(
    async ({ id, name }: ManagedExpected, isWatched: boolean) => {
      const sent = await attempt(
        () => callSignedIn('PUT /api/sys/mgmt/expected/{id}', { params: { id }, body: { isWatched } }),
        words.failed,
      )
      if ('failure' in sent) return
      await update((known) => known.map((one) => (one.id === id ? { ...one, isStopped: !isWatched } : one)))
      showToast({ kind: 'done', title: isWatched ? words.watched : words.stopped, text: say(words.named, { name }) })
    },
    [attempt, say, showToast, update, words],
  )
}
