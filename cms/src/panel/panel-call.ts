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

export type Answered<Body> = { ok: true; body: Body } | { ok: false; status: number; message: string | null }

export type CallContent = {
  id?: string
  query?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** Makes a call of the panel; a refusal comes with its sentence, where there is one, and has no status without an answer. */
export async function askPanel<Body>(
  call: PanelCall,
  { id, query, body, signal }: CallContent = {},
): Promise<Answered<Body>> {
  try {
    const response = await fetch(`${addressOf(call, id)}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method: call.method.toUpperCase(),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(signal && { signal }),
    })
    const answer = (await response.json()) as Body & { errors?: { message?: string }[] }
    if (response.ok) return { ok: true, body: answer }
    return { ok: false, status: response.status, message: answer.errors?.[0]?.message ?? null }
  } catch (error) {
    if (!signal?.aborted) console.warn('The server gave no answer', error)
    return { ok: false, status: 0, message: null }
  }
}

/** The answer to a body. Throws with the server's sentence, or with `failed` where there is none. */
export async function callPanel<Answer>(call: PanelCall, body: object, failed: string): Promise<Answer> {
  const answered = await askPanel<Answer>(call, { body })
  if (answered.ok) return answered.body
  throw new Error(answered.message ?? failed)
}

/** Says that a document is no longer written by whoever says it. */
export const releaseLockCall = { method: 'post', path: '/free-document' } as const satisfies PanelCall
