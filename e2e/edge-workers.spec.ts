import { existsSync } from 'node:fs'
import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Analytics } from '@cyberluach/api/analytics'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { agents } from '../server/testing/agents.ts'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { startOwn } from './support/own-product.ts'
import { expect, test } from './support/test.ts'

/** So many new connections reach both of two workers but once in a thousand million. */
const connections = 30

test.describe('two processes answer one port', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let product: Product

  test.beforeAll(async () => {
    product = await startOwn({ seed: 'demo' }, { EDGE_WORKERS: '2' })
    expect(workers(product)).toHaveLength(2)
  })
  test.afterAll(() => product.stop())

  test('both forget a page that changed', async () => {
    const day = '/day/2031-05-06'
    for (const { body } of await askMany(product, day)) expect(body).not.toContain('Seen by both')
    const token = await signIn(product)
    const submission = {
      title: 'Seen by both',
      eventType: 'meetup',
      startDate: '2031-05-06T18:00:00+03:00',
      organizerEmail: 'organizer@example.com',
    }
    const sent = await post(product, '/api/submissions', submission)
    expect(sent.status).toBe(201)
    const { id } = (await sent.json()) as { id: string }
    const approved = await post(product, `/api/sys/mgmt/submissions/${id}/approve`, {}, token)
    expect(approved.status).toBe(200)
    const areNew = async () => (await askMany(product, day)).every(({ body }) => body.includes('Seen by both'))
    // How soon is measured where nothing else runs: `bench edgeWorkers`.
    await expect.poll(areNew).toBe(true)
    expect(await areNew()).toBe(true)
  })

  test('a visitor whose connections reach both is one visitor, and each page counts once', async () => {
    const token = await signIn(product)
    const before = await overview(product, token)
    for (let page = 1; page <= connections; page += 1)
      for (let sign = 1; sign <= 2; sign += 1) expect((await view(product, `workers-page-${page}`)).status).toBe(204)
    await expect
      .poll(() => overview(product, token))
      .toMatchObject({
        totalSessions: before.totalSessions + 1,
        pageViews: before.pageViews + connections,
      })
  })

  test('while one is dead the other answers, and it comes back', async () => {
    const [first] = workers(product)
    process.kill(Number(first), 'SIGKILL')
    // Until the last of its threads is gone, its door takes visitors in whom nobody receives.
    await expect.poll(() => existsSync(`/proc/${first}`)).toBe(false)
    for (const { status } of await askMany(product, '/')) expect(status).toBe(200)
    await expect.poll(() => workers(product).length, { timeout: 20_000 }).toBe(2)
    for (const { status } of await askMany(product, '/he')) expect(status).toBe(200)
  })
})

function workers(product: Product): number[] {
  const isEdge = /server\/edge\/main\.ts/
  return processTree(product.pid).flatMap(({ pid, command }) => (isEdge.test(command) ? [pid] : []))
}

type Answer = { status: number; body: string }

/** Each question on a connection of its own, as the questions of many visitors are. */
async function askMany(product: Product, path: string): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < connections) answers.push(await askOnce(product, path))
  return answers
}

async function askOnce(
  product: Product,
  path: string,
  given?: { headers: Record<string, string>; body: string },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = { agent: false, method: given ? 'POST' : 'GET', headers: given?.headers ?? {} }
  ask(product.origin + path, options, (response) => {
    const status = response.statusCode ?? 0
    text(response).then((body) => resolve({ status, body }), reject)
  })
    .on('error', reject)
    .end(given?.body)
  return promise
}

function view(product: Product, page: string): Promise<Answer> {
  return askOnce(product, '/api/pulse', {
    headers: { 'content-type': 'application/json', 'user-agent': agents.firefox },
    body: JSON.stringify({ kind: 'view', page, path: '/' }),
  })
}

async function overview({ origin }: Product, token: string): Promise<Analytics> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/sys/stats/overview?timeframe=day`, { headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Analytics
}

async function signIn(product: Product): Promise<string> {
  const answer = await post(product, `/api/${builtLoginPath}/auth`, product.admin)
  return ((await answer.json()) as { token: string }).token
}

function post({ origin }: Product, path: string, body: object, token?: string): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}
