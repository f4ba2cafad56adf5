import type { TestApi } from './start-api.ts'

/** Asks Payload's own API as the panel does, in the name of whose token it is. */
export async function askPanel(
  api: TestApi,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Response> {
  const { handleEndpoints } = await import('payload')
  return handleEndpoints({
    config: api.services.payload.config,
    request: new Request(`http://localhost/cms/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  })
}
