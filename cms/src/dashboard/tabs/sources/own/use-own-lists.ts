import { call } from '@cyberluach/api/client'
import type { OwnList, OwnListEdit, OwnRow } from '@cyberluach/api/own-lists'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { usePolling } from '../../../frame/polling.ts'
import { secondsBetweenPolls, useReadingsUpdate } from '../../../list/use-list-page.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast } from '../../../ui/Toast.tsx'

const ownListsKey = ['own-lists'] as const

type Changes = { put: OwnRow[]; remove: string[] }
type Written = { list: OwnList } | { failure: unknown }

/** The lists that the team keeps, and what writes them: each change of rows can be taken back from its message or by key. */
export function useOwnLists() {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, locale } = useText()
  const words = t.ownLists.done
  const [isRunning, setRunning] = useState(false)
  const last = useRef<{ undo: () => void; until: number } | null>(null)
  const update = useReadingsUpdate<OwnList[]>(ownListsKey)
  const { data, liveness, error, retry } = usePolling({
    key: ownListsKey,
    read: (signal) => call('GET /api/sys/mgmt/own-lists', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenPolls,
  })
  const request = () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } })

  /** Sends, and takes over what the server answered; says why it failed where no form does. */
  const write = useCallback(
    async <Answer>(
      send: () => Promise<Answer>,
      isSaidByForm: boolean,
    ): Promise<{ answer: Answer } | { failure: unknown }> => {
      setRunning(true)
      try {
        return { answer: await send() }
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        const text = reasonText(failure) ?? t.toasts.offline
        if (!isSaidByForm) showToast({ kind: 'failed', title: words.failed, text })
        return { failure }
      } finally {
        setRunning(false)
        void client.invalidateQueries({ queryKey: ownListsKey })
      }
    },
    [client, keeper, showToast, t, words],
  )
  const replace = (list: OwnList) =>
    update((known) => [...known.filter(({ id }) => id !== list.id), list].toSorted(byName))

  const changeRows = async (list: OwnList, changes: Changes, title: string, isSaidByForm = false): Promise<Written> => {
    const until = undoneUntil()
    const send = () =>
      call('POST /api/sys/mgmt/own-lists/{id}/rows', { ...request(), params: { id: list.id }, body: changes })
    const written = await write(send, isSaidByForm)
    if ('failure' in written) return written
    await replace(written.answer)
    const undo = () => {
      last.current = null
      void changeRows(written.answer, undoing(list, changes), words.undone)
    }
    const isUndoing = title === words.undone
    last.current = isUndoing ? null : { undo, until }
    const action = { label: words.undo, shortcut: 'Z', until, act: undo }
    showToast({ kind: 'done', title, text: words.soon, ...(!isUndoing && { action }) })
    return { list: written.answer }
  }

  const save = async (id: string | null, body: OwnListEdit): Promise<Written> => {
    const written = await write(
      () =>
        id === null
          ? call('POST /api/sys/mgmt/own-lists', { ...request(), body })
          : call('PUT /api/sys/mgmt/own-lists/{id}', { ...request(), params: { id }, body }),
      true,
    )
    if ('failure' in written) return written
    await replace(written.answer)
    showToast({ kind: 'done', title: words.settings })
    return { list: written.answer }
  }

  const remove = async ({ id }: OwnList): Promise<boolean> => {
    const send = () => call('DELETE /api/sys/mgmt/own-lists/{id}', { ...request(), params: { id } })
    const written = await write(send, false)
    if ('failure' in written) return false
    await update((known) => known.filter((one) => one.id !== id))
    showToast({ kind: 'done', title: words.deleted })
    return true
  }

  const undoLast = () => {
    if (last.current && last.current.until > Date.now()) last.current.undo()
  }
  return { lists: data, liveness, error, retry, isRunning, changeRows, save, remove, undoLast }
}

export type OwnLists = ReturnType<typeof useOwnLists>

/** What makes the rows again as they were before the changes. */
function undoing({ rows }: OwnList, { put, remove }: Changes): Changes {
  const touched = new Set([...put.map(({ id }) => id), ...remove])
  const known = new Set(rows.map(({ id }) => id))
  return {
    put: rows.filter(({ id }) => touched.has(id)),
    remove: put.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}

/** From when it is asked for, as the others. */
const undoneUntil = () => Date.now() + undoSeconds * 1000

const byName = (one: OwnList, other: OwnList) => one.name.localeCompare(other.name)
