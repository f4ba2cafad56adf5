export type Answered<Body> = { ok: true; body: Body } | { ok: false; message: string | null }

/** Calls an endpoint of the digests; a refusal comes with its sentence, where there is one. */
export async function panelCall<Body>(
  path: string,
  { method = 'POST', body, signal }: { method?: 'GET' | 'POST'; body?: unknown; signal?: AbortSignal } = {},
): Promise<Answered<Body>> {
  try {
    const response = await fetch(`/cms/api/digests/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal ? { signal } : {}),
    })
    const answer = (await response.json()) as Body & { errors?: { message?: string }[] }
    return response.ok
      ? { ok: true, body: answer }
      : { ok: false, message: answer.errors?.[0]?.message ?? null }
  } catch (error) {
    if (!signal?.aborted) console.warn('The server gave no answer', error)
    return { ok: false, message: null }
  }
}
