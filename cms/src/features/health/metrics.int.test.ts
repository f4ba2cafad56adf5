import { afterAll, beforeAll, expect, test } from 'vitest'
import { unshownBy } from '../../../../server/testing/grafana.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { metricsText } from './metrics.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('tells jobs, mails, connections, calls and the event loop', async () => {
  await api.services.pool.query(
    `select graphile_worker.add_job('clean-up', run_at := now() - interval '90 seconds', job_key := 'late')`,
  )
  const facets = (of: string) =>
    Number(/^cyberluach_cms_call_seconds_count\{endpoint="GET \/api\/facets"\} (\d+)$/m.exec(of)?.[1] ?? 0)
  const before = facets(await metricsText(api.services))
  await api.request('/api/facets')
  const text = await metricsText(api.services)
  expect(text).toMatch(/^cyberluach_database_up 1$/m)
  expect(text).toMatch(/^cyberluach_jobs\{state="due"\} 1$/m)
  expect(Number(/^cyberluach_jobs_oldest_due_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
  for (const status of ['queued', 'sent', 'failed'])
    expect(text).toMatch(new RegExp(`^cyberluach_mails\\{status="${status}"\\} \\d+$`, 'm'))
  expect(text).toMatch(/^cyberluach_database_pool_connections\{state="idle"\} \d+$/m)
  expect(facets(text)).toBe(before + 1)
  expect(text).toMatch(/^cyberluach_cms_call_seconds_bucket\{endpoint="GET \/api\/facets",le="\+Inf"\} \d+$/m)
  expect(text).toMatch(/^cyberluach_cms_nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^cyberluach_backup_last_success_timestamp_seconds 0$/m)
  await api.services.pool.query(
    `insert into backups (made_by, started_at, ended_at, file, is_encrypted, bytes, row_count)
     values ('command', '2026-11-20T08:00:00Z', '2026-11-20T08:01:00Z', 'one', true, 1, 1)`,
  )
  expect(await metricsText(api.services)).toMatch(/^cyberluach_backup_last_success_timestamp_seconds 1795161660$/m)
})

test('tells how much of what is kept came without a proof of work, and why', async () => {
  const of = (fault: string, text: string) =>
    Number(new RegExp(`^cyberluach_submissions_without_proof\\{fault="${fault}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  const before = await metricsText(api.services)
  const body = { name: 'Noa', email: 'noa@example.com', message: 'Hello' }
  await api.send('POST', '/api/contact', body, { 'proof-of-work': 'noScripts' })
  const text = await metricsText(api.services)
  expect(of('noScripts', text)).toBe(of('noScripts', before) + 1)
  expect(of('replayed', text)).toBe(of('replayed', before))
})

test('ready and live tell strangers their state, and nothing else', async () => {
  for (const path of ['/api/health/ready', '/api/health/live']) {
    const answer = await api.request(path)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('the example for Grafana asks the CMS for nothing that is not measured', async () => {
  await api.request('/api/facets')
  const text = `cyberluach_cms_up 1\n${await metricsText(api.services)}`
  const { series, unshown } = await unshownBy(text, (name) => !name.startsWith('cyberluach_edge_'))
  expect(unshown).toEqual([])
  expect(series).toBeGreaterThan(4)
})
