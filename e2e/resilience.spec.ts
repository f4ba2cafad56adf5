import { processTree } from '../server/testing/process-tree.ts'
import { startProduct, type Product } from '../server/testing/product.ts'
import { expect, test } from './support/test.ts'

const submission = {
  title: 'Resilience meeting',
  eventType: 'meetup',
  startDate: '2027-03-04T18:00:00+02:00',
  organizerEmail: 'organizer@example.com',
}

test.describe('when a process dies', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let product: Product

  test.beforeAll(async () => {
    product = await startProduct({ SEED: 'demo' })
  })
  test.afterAll(async () => product.stop())

  test('public pages answer 200 while the cms is down, and it comes back by itself', async () => {
    const paths = [
      '/',
      '/he',
      '/submit',
      '/he/submit',
      '/day/2026-12-01',
      '/?month=2026-12',
      '/?month=2027-05',
    ]
    for (const path of ['/', '/he', '/submit']) expect((await fetch(product.origin + path)).status).toBe(200)
    kill(product, isCms)
    let healthy = false
    while (!healthy) {
      for (const path of paths) expect((await fetch(product.origin + path)).status, path).toBe(200)
      healthy = (await fetch(`${product.origin}/api/health`)).ok
    }
  })

  test('the api says 503 in the language of the caller while the cms is down', async () => {
    kill(product, isCms)
    const answer = await submit(product, { 'accept-language': 'he' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/[א-ת]/) })
    await healthyAgain(product)
  })

  test('a submission that got 201 is there after PostgreSQL was killed, the others got 503', async () => {
    const token = await signIn(product)
    const accepted: string[] = []
    const send = async () => {
      const answer = await submit(product)
      expect([201, 503]).toContain(answer.status)
      if (answer.status === 201) accepted.push(((await answer.json()) as { id: string }).id)
    }
    for (let index = 0; index < 5; index += 1) await send()
    kill(product, isPostmaster)
    const until = Date.now() + 3_000
    while (Date.now() < until) await send()
    await healthyAgain(product)
    await expect.poll(async () => (await submit(product)).status).toBe(201)
    const answer = await fetch(`${product.origin}/api/sys/mgmt/submissions?limit=5000`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const stored = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id))
    expect(accepted.filter((id) => !stored.has(id))).toEqual([])
    expect(accepted.length).toBeGreaterThanOrEqual(5)
  })

  test('SIGTERM leaves no process behind', async () => {
    const before = processTree(product.pid).map(({ pid }) => pid)
    expect(before.length).toBeGreaterThan(3)
    expect(await product.stop()).toBe(0)
    expect(before.flatMap((pid) => processTree(pid))).toEqual([])
  })
})

type Judge = (command: string) => boolean
const isPostmaster: Judge = (command) => /postgres(\.exe)? .*-D/.test(command)
const isCms: Judge = (command) => /next-server|next start|cms/.test(command) && !/postgres/.test(command)

/** Kills with -9 the processes of the product that `judge` names. */
function kill(product: Product, judge: Judge): void {
  const found = processTree(product.pid).filter(({ pid, command }) => pid !== product.pid && judge(command))
  expect(found.length, 'the process to kill was found').toBeGreaterThan(0)
  for (const { pid } of found) process.kill(pid, 'SIGKILL')
}

async function healthyAgain(product: Product): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${product.origin}/api/health`)).status, { timeout: 60_000 })
    .toBe(200)
}

function submit(product: Product, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${product.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(submission),
  })
}

async function signIn(product: Product): Promise<string> {
  const answer = await fetch(`${product.origin}/api/purple-elephant-42/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.admin),
  })
  return ((await answer.json()) as { token: string }).token
}
