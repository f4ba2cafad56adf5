import { call, CallError } from '@cyberluach/api/client'
import type { ManagedSource, SourceChange, SourceEdit } from '@cyberluach/api/sources'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useRef } from 'react'
import { storedToken, isRefusal, reasonText } from '../../../session/session.ts'
import { secondsBetweenPolls, useOpenRow, useReadingsUpdate } from '../../list/use-list-page.ts'
import { usePolling, summaryKey } from '../../frame/polling.ts'
import { needsPermission } from '@cyberluach/core/sources/sources'
import type { Message } from '@cyberluach/i18n/translate'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'

const sourcesKey = ['sources'] as const
const runsKey = (id: string) => ['source-runs', id] as const

const secondsWhileSyncing = 2

/** The lists that the calendar reads, and which row is open. */
export function useSources(firstOpen: string | null) {
  const client = useQueryClient()
  const { openId, setOpenId, toggle } = useOpenRow(firstOpen)
  const update = useReadingsUpdate<ManagedSource[]>(sourcesKey)
  const isSyncing = client.getQueryData<ManagedSource[]>(sourcesKey)?.some((source) => source.isSyncing) ?? false
  const { data, liveness, error, retry } = usePolling({
    key: sourcesKey,
    read: (signal) => call('GET /api/sys/mgmt/sources', { token: storedToken() ?? '', signal }),
    seconds: isSyncing ? secondsWhileSyncing : secondsBetweenPolls,
  })

  /** Takes over what the server answered. */
  const replace = useCallback(
    (source: ManagedSource) => update((known) => known.map((one) => (one.id === source.id ? source : one))),
    [update],
  )
  const readAgain = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: sourcesKey }),
      client.invalidateQueries({ queryKey: summaryKey }),
    ])
  }, [client])

  return { list: data, liveness, error, retry, openId, toggle, setOpenId, replace, readAgain }
}

export type SourceList = ReturnType<typeof useSources>

/** The last runs of a source, the latest first; read again once there is another. */
export function useRuns({ id, lastRun }: ManagedSource) {
  return useQuery({
    queryKey: [...runsKey(id), lastRun?.id ?? null],
    queryFn: ({ signal }) =>
      call('GET /api/sys/mgmt/sources/{id}/runs', { params: { id }, token: storedToken() ?? '', signal }),
    staleTime: 0,
  })
}

export type MutationResult = { source: ManagedSource | null } | { failure: unknown }

/** A form says itself what failed. */
type ResultWords = { done: string; text?: Message; failed?: string; conflict?: string }

/** What is being done with which of them. */
type Running = { act: 'save' | 'turn' | 'sync' | 'remove'; id: string | null } | null

/** Writes sources, one at a time, and says how it went; afterwards the list is read again. */
export function useSourceMutations({ replace, readAgain }: Pick<SourceList, 'replace' | 'readAgain'>) {
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.sources.done
  const [running, setRunning] = useState<Running>(null)
  const isBusy = useRef(false)

  const write = useCallback(
    async (
      what: NonNullable<Running>,
      name: string,
      send: () => Promise<ManagedSource | undefined>,
      result: ResultWords,
    ): Promise<MutationResult> => {
      isBusy.current = true
      setRunning(what)
      try {
        const source = (await send()) ?? null
        if (source) await replace(source)
        showToast({
          kind: 'done',
          title: result.done,
          ...(result.text && { text: say(result.text, { name }) }),
        })
        void readAgain()
        return { source }
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        const text = result.conflict && isConflict(failure) ? result.conflict : reasonText(failure)
        if (result.failed) showToast({ kind: 'failed', title: result.failed, text: text ?? t.toasts.offline })
        void readAgain()
        return { failure }
      } finally {
        isBusy.current = false
        setRunning(null)
      }
    },
    [keeper, readAgain, replace, say, showToast, t],
  )
  const request = () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } })
  const put = (id: string, body: SourceChange) =>
    call('PUT /api/sys/mgmt/sources/{id}', { ...request(), params: { id }, body })

  const create = (body: SourceEdit) =>
    write({ act: 'save', id: null }, body.name, () => createAndRead(body, request()), {
      done: words.created,
      text: body.isOn ? words.createdText : words.createdOffText,
    })
  const edit = ({ id, name }: ManagedSource, body: SourceChange) =>
    write({ act: 'save', id }, name, () => put(id, body), { done: words.saved })
  /** Says what is missing where a list may not be read at all; trying again would not help. */
  const isForbidden = ({ kind, hasPermission }: ManagedSource): boolean => {
    if (hasPermission || !needsPermission(kind)) return false
    showToast({ kind: 'failed', title: words.failed, text: words.noPermission })
    return true
  }
  const turn = async (source: ManagedSource, isOn: boolean) => {
    const { id, name } = source
    if (isOn && isForbidden(source)) return
    await write({ act: 'turn', id }, name, () => put(id, { isOn }), {
      done: isOn ? words.turnedOn : words.turnedOff,
      text: isOn ? words.turnedOnText : words.turnedOffText,
      failed: words.failed,
    })
  }
  /** Once, however often it is asked before the answer. */
  const sync = async (source: ManagedSource) => {
    const { id, name } = source
    if (isBusy.current || isForbidden(source)) return
    const send = () => call('POST /api/sys/mgmt/sources/{id}/sync', { ...request(), params: { id } })
    await write({ act: 'sync', id }, name, send, {
      done: words.syncing,
      text: words.syncingText,
      failed: words.failed,
      conflict: words.notNow,
    })
  }
  const remove = ({ id, name }: ManagedSource) =>
    write(
      { act: 'remove', id },
      name,
      () => call('DELETE /api/sys/mgmt/sources/{id}', { ...request(), params: { id } }),
      {
        done: words.removed,
        failed: words.failed,
      },
    )
  return { running, isRunning: running !== null, create, edit, turn, sync, remove }
}

type Signed = { token: string; headers: Record<string, string> }

/** Reads what was added at once. Where that is refused it is read by its timetable, which comes soon. */
export async function createAndRead(body: SourceEdit, signed: Signed): Promise<ManagedSource> {
  const source = await call('POST /api/sys/mgmt/sources', { ...signed, body })
  if (!source.isOn) return source
  const params = { id: source.id }
  return call('POST /api/sys/mgmt/sources/{id}/sync', { ...signed, params }).catch(() => source)
}

export type SourceMutations = ReturnType<typeof useSourceMutations>

/** Whether something stands against it: of a source that is written, that there is one with its address. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof CallError && failure.status === 409
}
