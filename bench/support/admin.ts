import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { cookieName } from '../../cms/src/features/users/cookies.ts'
import { startProduct, type Product } from '../../server/testing/product.ts'
import pg from 'pg'
import { superuser } from '../../server/database/cluster.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'

/** How much is measured: what is run before a change is handed in, or all; and how many minutes of mixed use. */
export type Form = { isShort: boolean; minutes: number }

/** Where the day decides what a page shows, the product's clock begins here, so that it weighs and costs the same every day. */
export const begins = '2026-11-20T08:00:00Z'

/** What an admin does, by the public calls. Each throws when the answer is not the expected one. */
export type AdminSession = {
  approve: (submissionId: string) => Promise<{ eventId: string }>
  /** An answer to a read, whatever its status below 400. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** A write with a JSON body. */
  send: (method: string, path: string, body: object) => Promise<unknown>
  /** A call of the panel's own pages, below `/cms/api`. */
  askPanel: (path: string, body: object) => Promise<unknown>
}

export async function signIn(product: Product): Promise<AdminSession> {
  const { token } = await answered<{ token: string }>(
    await post(`${product.origin}/api/${builtLoginPath}/auth`, product.admin),
  )
  return {
    get: async (path, headers = {}) => {
      const authorization = `Bearer ${token}`
      const answer = await fetch(product.origin + path, { headers: { authorization, ...headers } })
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer
    },
    send: async (method, path, body) =>
      answered(
        await fetch(product.origin + path, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    askPanel: async (path, body) =>
      answered(
        await fetch(`${product.origin}/cms/api/${path}`, {
          method: 'POST',
          headers: {
            cookie: `${cookieName}=${token}`,
            origin: product.origin,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        }),
      ),
    approve: async (id) =>
      answered(
        await fetch(`${product.origin}/api/sys/mgmt/submissions/${id}/approve`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
  }
}

/** Hands in a conference of two hours on `day` and answers with the submission's id. */
export async function submitEvent(origin: string, title: string, day: string): Promise<string> {
  const { id } = await answered<{ id: string }>(
    await post(`${origin}/api/submissions`, submission(title, day)),
  )
  return id
}

/** A conference of two hours on `day`, as it is handed in. */
export function submission(title: string, day: string) {
  return {
    title,
    description: 'An event that a measurement handed in.',
    eventType: 'conference',
    startDate: `${day}T12:00:00Z`,
    endDate: `${day}T14:00:00Z`,
    isOnline: true,
    organizerEmail: 'organizer@example.com',
    contactPersonName: 'Measured Person',
    contactPersonPhone: '+972 50 000 0000',
  }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function answered<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Lends a connection to the product's database, and closes it whatever comes of the work. It is the superuser's: what is
 * written for a measure is on the disk before that begins.
 */
export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(product.dataDir, superuser) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Starts a product of its own for the work, and ends it whatever comes of that. `instant` is where its clock begins. */
export async function withProduct<T>(
  environment: Record<string, string>,
  work: (product: Product) => Promise<T>,
  instant?: string,
): Promise<T> {
  const product = await startProduct(environment, { begins: instant })
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

/** The number that a query counts, `select count(*) from …` being put before `what`. */
export async function countOf(client: pg.Client, what: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`, values)
  return rows[0]?.count ?? 0
}
