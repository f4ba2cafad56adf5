import { CallError } from '@cyberluach/api/client'

export type Downloaded = { file: Blob; name: string; rows: number | null }

/**
 * Reads an export to its end. `report` hears how much of it has come, from 0 to 1, where the server said how many rows
 * there are: rows are counted by their line ends, which is exact but for texts of several lines.
 */
export async function readDownload(
  response: Response,
  report: (part: number | null) => void,
): Promise<Downloaded> {
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
