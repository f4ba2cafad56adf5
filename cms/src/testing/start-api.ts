import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Services } from '../platform/services.ts'
import { adminOfTests, environmentOfTests } from './environment.ts'
import { openTestDatabase, type DatabaseKind, type TestDatabase } from './test-database.ts'

export { adminOfTests }

export type TestApi = {
  services: Services
  database: TestDatabase
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** A request with a JSON body. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Signs the first admin in and returns the token. */
  token: () => Promise<string>
  stop: () => Promise<void>
}

/** The whole API in this process, on a database of its own that is new and thrown away, or on one that is given. */
export async function startApi(
  environment: Record<string, string> = {},
  on: DatabaseKind | TestDatabase = 'booted',
): Promise<TestApi> {
  const database = typeof on === 'string' ? await openTestDatabase(on) : on
  forgetServices()
  Object.assign(process.env, environmentOfTests, { DATABASE_URL: database.url }, environment)
  const [{ boot }, { createApp }] = await Promise.all([import('../boot/boot.ts'), import('../api/app.ts')])
  const services = await boot()
  const app = createApp(async () => services)

  const request: TestApi['request'] = async (path, init) => app.request(path, init)
  const send: TestApi['send'] = (method, path, body, headers) =>
    request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  async function token(): Promise<string> {
    const response = await send('POST', `/api/${builtLoginPath}/auth`, adminOfTests)
    return ((await response.json()) as { token: string }).token
  }

  async function stop(): Promise<void> {
    await services.payload.destroy()
    await services.pool.end()
    await database.stop()
  }

  return { services, database, request, send, token, stop }
}

type Kept = typeof globalThis & {
  _payload?: Map<string, unknown>
  services?: unknown
  databasePool?: unknown
  asidePool?: unknown
  responseTimes?: unknown
}

/** What a process of the product keeps for its whole life: a file of tests does not begin with that of another one. */
export function forgetServices(): void {
  const kept = globalThis as Kept
  kept._payload?.clear()
  delete kept.services
  delete kept.databasePool
  delete kept.asidePool
  delete kept.responseTimes
}
