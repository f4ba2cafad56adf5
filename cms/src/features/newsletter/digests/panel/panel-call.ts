import { addressOf, type PanelCall } from '../../../../panel/panel-call.ts'
import type { Messages } from '@cyberluach/i18n/messages'

export type Answered<Body> = { ok: true; body: Body } | { ok: false; message: string | null }

type Options = { id?: string; body?: unknown; signal?: AbortSignal }

/** Makes a call of the panel; a refusal comes with its sentence, where there is one. */
export async function panelCall<Body>(
  call: PanelCall,
  { id, body, signal }: Options = {},
): Promise<Answered<Body>> {
  try {
    const response = await fetch(addressOf(call, id), {
      method: call.method.toUpperCase(),
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

/** What the parts of a letter's panel say. */
export type LetterTexts = Messages['digestPanel']
