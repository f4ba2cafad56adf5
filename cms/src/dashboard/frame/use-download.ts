import { CallError, type EndpointName } from '@cyberluach/api/client'
import type { Message } from '@cyberluach/i18n/translate'
import { useCallback, useRef, useState } from 'react'
import { useSession } from '../session/SessionContext.tsx'
import { storedToken, isRefusal, reasonText } from '../../session/session.ts'
import { useText } from '../ui/text.tsx'
import { type Toast, useToast } from '../ui/Toast.tsx'

type CsvName = Extract<EndpointName, `GET ${string}.csv`>

export type DownloadRequest = {
  /** Such as `GET /api/sys/mgmt/submissions.csv`. */
  name: CsvName
  query?: Record<string, string | undefined>
  /** The title of the toast after it; "Export finished" where none is filled. The number of rows stands below it. */
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
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams(filled).toString()
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

export type Downloaded = { file: Blob; name: string; rows: number | null }

/**
 * Reads an export to its end. `report` hears how much of it has come, from 0 to 1, where the server said how many rows
 * there are: rows are counted by their line ends, which is exact but for texts of several lines.
 */
export async function readDownload(response: Response, report: (part: number | null) => void): Promise<Downloaded> {
  if (!response.ok) throw await failureOf(response)
  const total = response.headers.get('x-total-count')
  const rows = total === null ? null : Number(total)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  for await (const part of chunksOf(response)) {
    parts.push(part)
    for (const byte of part) if (byte === lineEnd) lines += 1
    report(rows ? Math.min(1, lines / (rows + 1)) : null)
  }
  const type = response.headers.get('content-type') ?? 'text/csv'
  return { file: new Blob(parts, { type }), name: fileNameOf(response.headers), rows }
}

const lineEnd = 10

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value
}

/** The name that the server gave to the file. */
export function fileNameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? ''
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'export.csv'
}

async function failureOf(response: Response): Promise<CallError> {
  const raw = await response.text()
  return new CallError(response.status, sentenceOf(raw) ?? (raw || response.statusText))
}

function sentenceOf(raw: string): string | null {
  try {
    const answer: unknown = JSON.parse(raw)
    const isSentence = typeof answer === 'object' && answer !== null && 'error' in answer
    return isSentence ? String(answer.error) : null
  } catch {
    // Not JSON: the raw text is all there is to say.
    return null
  }
}
