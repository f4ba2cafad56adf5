'use client'

import { CallError, type EndpointName } from '@cyberluach/api/client'
import type { Message } from '@cyberluach/i18n/translate'
import { useCallback, useRef, useState } from 'react'

import { useSession } from '../session/SessionContext.tsx'
import { storedToken, isRefusal, reasonText } from '../../session/session.ts'
import { useText } from '../text/TextContext.tsx'
import type { Toast } from '../toast/toast.ts'
import { useToast } from '../toast/ToastContext.tsx'
import { readDownload, type Downloaded } from './read-download.ts'

type CsvName = Extract<EndpointName, `GET ${string}.csv`>

export type DownloadRequest = {
  /** Such as `GET /api/sys/mgmt/submissions.csv`. */
  name: CsvName
  query?: Record<string, string | undefined>
  /** The title of the toast after it; "Export finished" where none is given. The number of rows stands below it. */
  done?: string
  /** How their number is said, where "rows" is not the word; takes `n`. */
  rows?: Message
  /** What to say where nothing matches; no file is saved then. */
  empty: Exclude<Toast, { kind: 'working' }>
}

const quietFor = 1000

/** Fetches a CSV file and saves it under the server's name. One at a time; says how far it is after a second. */
export function useDownload(): { download: (request: DownloadRequest) => Promise<void>; isRunning: boolean } {
  const { t, say, locale } = useText()
  const { keeper } = useSession()
  const showToast = useToast()
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)

  const download = useCallback(
    async (request: DownloadRequest) => {
      if (running.current) return
      running.current = true
      setRunning(true)
      const startedAt = performance.now()
      const report = (progress: number | null) => {
        if (performance.now() - startedAt < quietFor) return
        showToast({ kind: 'working', title: t.frame.download.working, progress })
      }
      const waiting = setTimeout(() => report(null), quietFor)
      try {
        const downloaded = await readDownload(await fetchCsv(request, locale), report)
        clearTimeout(waiting)
        if (downloaded.rows === 0) return showToast(request.empty)
        save(downloaded)
        showToast({
          kind: 'done',
          title: request.done ?? t.frame.download.done,
          ...(downloaded.rows === null
            ? {}
            : { text: say(request.rows ?? t.frame.download.rows, { n: downloaded.rows }) }),
        })
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        showToast({
          kind: 'failed',
          title: t.frame.download.failed,
          text: reasonText(reason) ?? t.toasts.offline,
        })
      } finally {
        clearTimeout(waiting)
        running.current = false
        setRunning(false)
      }
    },
    [t, say, locale, keeper, showToast],
  )
  return { download, isRunning }
}

function fetchCsv({ name, query = {} }: DownloadRequest, locale: string): Promise<Response> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams(given).toString()
  return fetch(`${name.replace('GET ', '')}${search && `?${search}`}`, {
    cache: 'no-store',
    headers: { authorization: `Bearer ${storedToken() ?? ''}`, 'accept-language': locale },
  }).catch((reason: unknown) => {
    throw new CallError(0, String(reason), { code: 'offline' })
  })
}

function save({ file, name }: Downloaded): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then; holding on to it would hold its memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
