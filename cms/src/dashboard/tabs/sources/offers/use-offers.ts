import { call } from '@cyberluach/api/client'
import type { OfferDecision, WaitingOffer } from '@cyberluach/api/calendar-offers'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { summaryKey, usePolling } from '../../../frame/polling.ts'
import { secondsBetweenPolls, useReadingsUpdate } from '../../../list/use-list-page.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast } from '../../../ui/Toast.tsx'

const offersKey = ['calendar-offers'] as const

/** The calendars that organizers offer and that wait, and what decides about them, once each. */
export function useOffers({ added }: { added: () => void }) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, locale } = useText()
  const words = t.offers.done
  const [runningId, setRunningId] = useState<string | null>(null)
  const isBusy = useRef(false)
  const update = useReadingsUpdate<WaitingOffer[]>(offersKey)
  const { data, liveness, error, retry } = usePolling({
    key: offersKey,
    read: (signal) => call('GET /api/sys/mgmt/calendar-offers', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenPolls,
  })

  const decide = async ({ id }: WaitingOffer, body: OfferDecision): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setRunningId(id)
    try {
      const options = { token: storedToken() ?? '', headers: { 'accept-language': locale }, params: { id }, body }
      await call('POST /api/sys/mgmt/calendar-offers/{id}/decision', options)
      await update((known) => known.filter((one) => one.id !== id))
      const isAdded = body.verdict === 'add'
      showToast({
        kind: 'done',
        title: isAdded ? words.added : words.declined,
        ...(isAdded && { text: words.addedText }),
      })
      if (isAdded) added()
      return true
    } catch (failure) {
      if (isRefusal(failure)) keeper.refused()
      showToast({ kind: 'failed', title: words.failed, text: reasonText(failure) ?? t.toasts.offline })
      return false
    } finally {
      isBusy.current = false
      setRunningId(null)
      void client.invalidateQueries({ queryKey: offersKey })
      void client.invalidateQueries({ queryKey: summaryKey })
    }
  }
  return { list: data, liveness, error, retry, runningId, decide }
}

export type Offers = ReturnType<typeof useOffers>
