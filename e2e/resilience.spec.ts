import { rm } from 'node:fs/promises'
import type { Analytics } from '@cyberluach/api/analytics'
import { localePath } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { agents } from '../server/testing/agents.ts'
import { processTree } from '../server/testing/process-tree.ts'
import { startProduct, type Product } from '../server/testing/product.ts'
import { asAdmin, isCms, isEdge, isPostgres, isPostmaster, kill, ownData } from './support/own-product.ts'
import { expect, test } from './support/test.ts'

const submission = {
  title: 'Resilience meeting',
  eventType: 'meetup',
  startDate: '2027-03-04T18:00:00+02:00',
  organizerEmail: 'organizer@example.com',
}

test.describe('when a process dies', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let environment: Awaited<ReturnType<typeof ownData>>
  let product: Product

  test.beforeAll(async () => {
    environment = await ownData()
    product = await startProduct(environment)
  })
  test.afterAll(async () => {
    await product.stop()
    await rm(environment.DATA_DIR, { recursive: true, force: true })
  })

  test('while the cms is down public pages answer 200, one never read says so, and it comes back by itself', async () => {
    const paths = ['/', '/he', '/submit', '/he/submit', '/day/2026-12-01', '/?month=2026-12', '/?month=2027-05']
    const expectServed = async () => {
      for (const path of paths) expect((await fetch(product.origin + path)).status, path).toBe(200)
    }
    const neverRead = ['/event/black-hat-europe-2026', '/deadlines', '/archive'].map((path) => localePath('he', path))
    const { common } = messagesFor('he')
    for (const path of ['/', '/he', '/submit']) expect((await fetch(product.origin + path)).status).toBe(200)
    const answers = await whileDown(product, async () => {
      await expectServed()
      return Promise.all([...neverRead, '/sitemap.xml'].map((path) => fetch(product.origin + path)))
    })
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    for (const answer of answers.slice(0, neverRead.length))
      expect(await answer.text(), answer.url).toContain(common.awayTitle)
    let isHealthy = false
    while (!isHealthy) {
      await expectServed()
      isHealthy = (await fetch(`${product.origin}/api/health`)).ok
    }
    for (const path of neverRead) expect((await fetch(product.origin + path)).status, path).toBe(200)
  })

  for (const [name, isMeant] of [
    ['the cms', isCms],
    ['PostgreSQL', isPostmaster],
  ] as const)
    test(`a submission that got 201 is there after ${name} was killed, the others got 503`, async () => {
      const accepted: string[] = []
      const send = async () => {
        const answer = await submit(product)
        expect([201, 503]).toContain(answer.status)
        if (answer.status === 201) accepted.push(((await answer.json()) as { id: string }).id)
      }
      const sendMany = () => Promise.all(Array.from({ length: 4 }, send))
      for (let index = 0; index < 5; index += 1) await send()
      const underWay = sendMany()
      kill(product, isMeant)
      await underWay
      const until = Date.now() + 3_000
      while (Date.now() < until) await sendMany()
      await healthyAgain(product)
      await expect.poll(async () => (await submit(product)).status).toBe(201)
      const submissions = await asAdmin(product, '/api/sys/mgmt/submissions?limit=5000')
      const stored = new Set((submissions as { id: string }[]).map(({ id }) => id))
      expect(accepted.filter((id) => !stored.has(id))).toEqual([])
      expect(accepted.length).toBeGreaterThanOrEqual(5)
    })

  for (const [name, isMeant] of [
    ['cms', isCms],
    ['PostgreSQL', isPostgres],
    ['edge', isEdge],
  ] as const)
    test(`${name} hangs: the product is not ready within two seconds, and well again by itself`, async () => {
      const line = `${name} gave no answer 3 times in a row: ending it`
      const said = () => product.output().split(line).length
      const before = said()
      kill(product, isMeant, 'SIGSTOP')
      const begun = performance.now()
      // Nobody answers in place of the edge itself.
      const ready = await fetch(`${product.origin}/api/health/ready`, { signal: AbortSignal.timeout(2_000) })
        .then(({ status }) => status)
        .catch(() => null)
      expect(ready).toBe(isMeant === isEdge ? null : 503)
      await expect.poll(said, { timeout: 15_000 - (performance.now() - begun) }).toBe(before + 1)
      await healthyAgain(product)
    })

  test('SIGTERM leaves no process behind, and what was told just before it is counted', async () => {
    const day = '/api/sys/stats/overview?timeframe=day'
    const before = (await asAdmin(product, day)) as Analytics
    for (let page = 1; page <= 10; page += 1) {
      const answer = await fetch(`${product.origin}/api/pulse`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agents.firefox },
        body: JSON.stringify({ kind: 'view', page: `last-page-${page}`, path: '/' }),
      })
      expect(answer.status).toBe(204)
    }
    const processes = processTree(product.pid).map(({ pid }) => pid)
    expect(processes.length).toBeGreaterThan(3)
    expect(await product.stop()).toBe(0)
    expect(processes.flatMap((pid) => processTree(pid))).toEqual([])

    product = await startProduct(environment)
    expect(await asAdmin(product, day)).toMatchObject({
      totalSessions: before.totalSessions + 1,
      pageViews: before.pageViews + 10,
    })
  })
})

/** Does the work while the CMS is down, and comes down again whenever it was started. */
async function whileDown<Answer>(product: Product, work: () => Promise<Answer>): Promise<Answer> {
  const killAgain = () => {
    for (const { pid, command } of processTree(product.pid))
      if (pid !== product.pid && isCms(command)) process.kill(pid, 'SIGKILL')
  }
  const killing = setInterval(killAgain, 50)
  try {
    while ((await fetch(`${product.origin}/api/health`)).ok);
    return await work()
  } finally {
    clearInterval(killing)
  }
}

async function healthyAgain(product: Product): Promise<void> {
  const isHealthy = () =>
    fetch(`${product.origin}/api/health`).then(
      ({ ok }) => ok,
      () => false, // nobody listens
    )
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true)
}

function submit(product: Product): Promise<Response> {
  return fetch(`${product.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  })
}
