/** Where Payload answers the panel. */
export const panelApi = '/cms/api'

/**
 * A call of the panel beside Payload's own. It is declared once, for the component that asks and the endpoint that
 * answers; `:id` stands for the document that it is about.
 */
export type PanelCall = {
  method: 'get' | 'post'
  path: `/${string}`
  /** Whose endpoint it is, where it is a collection's. */
  collection?: string
}

/** The address to ask, of one document where the call is about one. */
export function addressOf({ path, collection }: PanelCall, id = ''): string {
  const place = collection ? `${panelApi}/${collection}` : panelApi
  return place + path.replace(':id', encodeURIComponent(id))
}

/** Sends a call its body. Throws with the server's sentence, or with `failed` where there is none. */
export async function callPanel<Answer>(called: PanelCall, body: object, failed: string): Promise<Answer> {
  const response = await fetch(addressOf(called), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok && answer) return answer as Answer
  throw new Error((answer as { errors?: { message?: string }[] } | null)?.errors?.[0]?.message ?? failed)
}

/** Says that a document is no longer written by whoever says it. */
export const releaseLockCall = { method: 'post', path: '/free-document' } as const satisfies PanelCall
