import { addressOf, type PanelCall } from '../../panel/panel-call.ts'

export const personalDataCalls = {
  held: { method: 'post', path: '/personal-data/held' },
  export: { method: 'post', path: '/personal-data/export' },
  erase: { method: 'post', path: '/personal-data/erase' },
} as const satisfies Record<string, PanelCall>

/** Asks the server about a person; throws with its sentence, or with the given one where it has none. */
export async function call<Answer>(asked: PanelCall, body: object, failed: string): Promise<Answer> {
  const response = await fetch(addressOf(asked), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok && answer) return answer as Answer
  throw new Error((answer as { errors?: { message?: string }[] } | null)?.errors?.[0]?.message ?? failed)
}

/** Saves what is kept about a person as a file, whose name does not tell about whom it is. */
export function keepFile(content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `personal-data-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}
