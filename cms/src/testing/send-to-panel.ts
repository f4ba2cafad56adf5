import { handleEndpoints } from 'payload'
import type { TestApi } from './start-api.ts'

export type PanelAnswer = {
  status: number
  // The shape is Payload's own: tests say what they expect of it.
  body: {
    doc?: Record<string, unknown>
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  }
}

type Sent = { token: string; language?: 'en' | 'he'; file?: File }

/** What the admin panel's own pages send: Payload's REST, signed in. */
export async function sendToPanel(
  { services }: TestApi,
  method: string,
  path: string,
  body: object | null,
  { token, language = 'en', file }: Sent,
): Promise<PanelAnswer> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'accept-language': language }
  let sent: string | FormData | null = body && JSON.stringify(body)
  if (file) {
    sent = new FormData()
    sent.set('_payload', JSON.stringify(body ?? {}))
    sent.set('file', file)
  } else if (body) headers['content-type'] = 'application/json'
  const request = new Request(`http://localhost/cms/api${path}`, { method, headers, body: sent })
  const answer = await handleEndpoints({ config: services.payload.config, request })
  return { status: answer.status, body: (await answer.json()) as PanelAnswer['body'] }
}

/** The first thing that an answer says is wrong, at a field or with the whole. */
export function errorIn({ body }: PanelAnswer): string | undefined {
  const [error] = body.errors ?? []
  return error?.data?.errors?.[0]?.message ?? error?.message
}
