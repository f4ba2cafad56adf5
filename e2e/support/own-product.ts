import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { processTree } from '../../server/testing/process-tree.ts'
import { seededData, startSeeded } from '../../server/testing/product-template.ts'
import type { Product } from '../../server/testing/product.ts'
import { expect, test } from './test.ts'

/** Starts a product for one file, whose hook gets the time that a first start takes on a machine that is busy. */
export function startOwn(...start: Parameters<typeof startSeeded>): Promise<Product> {
  test.setTimeout(180_000)
  return startSeeded(...start)
}

/** The settings of a product that its file starts more than once, on the same data, which is the file's to remove. */
export function ownData(): ReturnType<typeof seededData> {
  test.setTimeout(180_000)
  return seededData({ seed: 'demo' })
}

type OfProcess = (command: string) => boolean
export const isPostmaster: OfProcess = (command) => /postgres(\.exe)? .*-D/.test(command)
/** With its sessions. */
export const isPostgres: OfProcess = (command) => isPostmaster(command) || command.startsWith('postgres: ')
export const isEdge: OfProcess = (command) => command.includes('edge/main')
export const isCms: OfProcess = (command) => /next-server|next start|cms/.test(command) && !/postgres/.test(command)

/** Kills the processes of the product that `isMeant` names: with -9, or with -STOP, so that they are there and hang. */
export function kill(product: Product, isMeant: OfProcess, signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL'): void {
  const found = processTree(product.pid).filter(({ pid, command }) => pid !== product.pid && isMeant(command))
  expect(found.length, 'the process to kill was found').toBeGreaterThan(0)
  for (const { pid } of found) process.kill(pid, signal)
}

/** What an admin who signs in now is answered. */
export async function asAdmin({ origin, admin }: Product, path: string): Promise<unknown> {
  let signIn = await signedIn()
  // A connection that died with its database is found out by whoever is handed it, and answered 503.
  await expect.poll(async () => (signIn.status === 503 ? (signIn = await signedIn()) : signIn).status).toBe(200)
  const { token } = (await signIn.json()) as { token: string }
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return answer.json()

  function signedIn(): Promise<Response> {
    return fetch(`${origin}/api/${builtLoginPath}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
  }
}
