import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { cookieName } from '../../cms/src/features/users/cookies.ts'
import { startProduct, type Product } from '../../server/testing/product.ts'
import type pg from 'pg'
import { withClient } from '../../server/database/client.ts'
import { superuser } from '../../server/database/cluster.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'

/** How much is measured: what is run before a change is handed in, or all; and how many minutes of mixed use. */
export type Form = { isShort: boolean; minutes: number }

/** Where the day decides what a page shows, the product's clock begins here, so that it weighs and costs the same every day. */
export const begins = '2026-11-20T08:00:00Z'

export type AdminSession = Awaited<ReturnType<typeof signIn>>

/** What an admin does, by the public calls. Each throws when the answer is not the expected one. */
export async function signIn({ origin, admin }: Product) {
  const { token } = await send<{ token: string }>(`${origin}/api/${builtLoginPath}/auth`, admin)
  const authorization = `Bearer ${token}`
  return {
    /** An answer to a read, whatever its status below 400. */
    async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
      const answer = await fetch(origin + path, { headers: { authorization, ...headers } })
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer
    },
    /** A write with a JSON body. */
    send: (method: string, path: string, body: object) => send(origin + path, body, { authorization }, method),
    /** A call of the panel's own pages, below `/cms/api`. */
    askPanel: (path: string, body: object) =>
      send(`${origin}/cms/api/${path}`, body, { cookie: `${cookieName}=${token}`, origin }),
    approve: (id: string) => send(`${origin}/api/sys/mgmt/submissions/${id}/approve`, undefined, { authorization }),
  }
}

/** Hands in a conference of two hours on `day` and answers with the submission's id. */
export async function submitEvent(origin: string, title: string, day: string): Promise<string> {
  return (await send<{ id: string }>(`${origin}/api/submissions`, submission(title, day))).id
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

/** A write with a JSON body, if any: its answer; throws where that is an error. */
export async function send<T>(
  url: string,
  body?: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<T> {
  const type = body && { 'content-type': 'application/json' }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const response = await fetch(url, { method, headers: { ...type, ...headers }, ...sent })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Lends a connection to the product's database, and closes it whatever comes of the work. It is the superuser's: what is
 * written for a measure is on the disk before that begins.
 */
export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(await runningDatabaseUrl(product.dataDir, superuser), work)
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
