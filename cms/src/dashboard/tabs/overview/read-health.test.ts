import { expect, test } from 'vitest'

import { readHealth } from './health.ts'

const report = {
  status: 'ok',
  database: { ok: true, latencyMs: 0.4, version: '17.2', uptimeSeconds: 60 },
  version: '1.0.0',
  node: 'v24.21.0',
  startedAt: '2026-11-20T08:00:00.000Z',
  uptimeSeconds: 50,
  responseTimes: { p50Ms: 3, p95Ms: 9, count: 7 },
}

/** A server that answers the report and the plain question so; null: not at all. */
async function check(ofReport: unknown, plain: unknown = null) {
  const asked: string[] = []
  const found = await readHealth(async (path, { headers }) => {
    asked.push(`${path} ${new Headers(headers).get('authorization')}`)
    const body = path === '/api/health' ? plain : ofReport
    if (body === null) throw new TypeError('unreachable')
    return Response.json(body)
  }, 'a.b.c')
  return { found, asked }
}

test('a report says how both parts are, asked for in the admin’s name', async () => {
  const { found, asked } = await check(report)
  expect(asked).toEqual(['/api/sys/health Bearer a.b.c'])
  expect(found).toMatchObject({
    serverMs: expect.any(Number),
    databaseMs: 0.4,
    server: { version: '1.0.0 · Node 24', uptimeSeconds: 50 },
    database: { version: 'PostgreSQL 17.2', uptimeSeconds: 60 },
    answers: { p50Ms: 3, p95Ms: 9 },
  })
})

test('a database that takes nothing is away, and the server is not', async () => {
  const { found } = await check({
    ...report,
    status: 'unavailable',
    database: { ...report.database, ok: false },
  })
  expect(found).toMatchObject({ databaseMs: null, database: null, server: { uptimeSeconds: 50 } })
})

test('while the database is away the server is asked without a name', async () => {
  const { found, asked } = await check({ error: 'away', code: 'unavailable' }, { status: 'unavailable' })
  expect(asked.at(-1)).toBe('/api/health null')
  expect(found).toMatchObject({ serverMs: expect.any(Number), databaseMs: null, server: null })
})

test('with nobody behind the edge, and with no edge, nothing was measured', async () => {
  const away = { error: 'away', code: 'unavailable' }
  for (const answers of [
    [away, away],
    [null, null],
  ])
    expect((await check(answers[0], answers[1])).found).toMatchObject({ serverMs: null, databaseMs: null })
})
