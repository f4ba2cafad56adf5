import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../server/database/embedded.ts'
import type { Services } from '../platform/services.ts'
import { copyCluster, keepCluster, migrate, migratedCluster } from './migrated-cluster.ts'

export type TestApi = {
  services: Services
  database: EmbeddedDatabase
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** A request with a JSON body. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Signs the first admin in and returns the token. */
  token: () => Promise<string>
  stop: () => Promise<void>
}

export const adminOfTests = { username: 'admin', password: 'open-sesame-42' }

/** The whole API in this process, on a PostgreSQL of its own that is new and thrown away. */
export async function startApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-test-'))
  const cluster = await migratedCluster()
  const isCopied = await copyCluster(cluster, folder)
  let database = await startEmbeddedDatabase(folder, () => undefined)
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret that only the tests know',
    ADMIN_USERNAME: adminOfTests.username,
    ADMIN_PASSWORD: adminOfTests.password,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const [{ boot }, { createApp }] = await Promise.all([import('../boot/boot.ts'), import('../api/app.ts')])
  if (!isCopied) {
    await migrate()
    await database.stop()
    await keepCluster(folder, cluster)
    database = await startEmbeddedDatabase(folder, () => undefined)
  }
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
    const response = await send('POST', '/api/purple-elephant-42/auth', adminOfTests)
    return ((await response.json()) as { token: string }).token
  }

  async function stop(): Promise<void> {
    await services.payload.destroy()
    await services.pool.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }

  return { services, database, request, send, token, stop }
}
