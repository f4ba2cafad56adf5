import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBackupState } from '../backups/backup-state.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ BACKUP_EVERY: '24h' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => void (await api.services.pool.query('truncate backups')))

async function state(): Promise<Record<string, unknown>> {
  const answer = await api.request('/api/sys/backups', { headers: bearer(token) })
  expect(answer.status).toBe(200)
  return answer.json()
}

const hour = 60 * 60_000
const hoursFromNow = (iso: unknown) => Math.round((Date.parse(String(iso)) - Date.now()) / hour) + 0

async function note(madeBy: string, hoursAgo: number, fault: string | null = null): Promise<void> {
  const ended = `now() - make_interval(hours => $2)`
  await api.services.pool.query(
    `insert into backups (made_by, started_at, ended_at, file, is_encrypted, bytes, row_count, fault, words)
     values ($1, ${ended}, ${ended}, '/backups/one', true, $3, $3, $4, $5)`,
    [madeBy, hoursAgo, fault ? null : 123_456_789, fault, fault && 'No space is left'],
  )
}

test('the first of a timetable is due at once', async () => {
  const answer = await state()
  expect(answer).toMatchObject({ state: 'waiting', everySeconds: 86_400, last: null, failure: null })
  expect(hoursFromNow(answer.nextAt)).toBe(0)
})

test('tells the last one, how large it is, and when the next is due', async () => {
  await note('timetable', 5)
  const answer = await state()
  expect(answer).toMatchObject({ state: 'well', isRunning: false, failure: null })
  expect(answer.last).toMatchObject({ bytes: 123_456_789, isEncrypted: true, madeBy: 'timetable' })
  expect([hoursFromNow((answer.last as { at: string }).at), hoursFromNow(answer.nextAt)]).toEqual([-5, 19])
})

test('tells a failure of the timetable until it succeeds, also where somebody made one by hand meanwhile', async () => {
  await note('timetable', 30)
  await note('timetable', 2, 'diskFull')
  await note('command', 1)
  expect(await state()).toMatchObject({
    state: 'failed',
    failure: { reason: 'diskFull', words: 'No space is left' },
    last: { madeBy: 'command' },
  })
  await note('timetable', 0)
  expect(await state()).toMatchObject({ state: 'well', failure: null })
})

test('a mistake at the command line is no failure of the timetable', async () => {
  await note('timetable', 5)
  await note('command', 1, 'other')
  expect(await state()).toMatchObject({ state: 'well', failure: null })
})

test('says that the last one is late once it is older than two of the timetable’s', async () => {
  await note('timetable', 49)
  expect(await state()).toMatchObject({ state: 'late' })
})

test('without a timetable it tells what is made by hand, and that nothing is where nothing is', async () => {
  const off = () => readBackupState(api.services.pool, 0)
  expect(await off()).toEqual({
    state: 'off',
    everySeconds: null,
    isRunning: false,
    nextAt: null,
    last: null,
    failure: null,
  })
  await note('command', 400)
  expect(await off()).toMatchObject({ state: 'well', last: { madeBy: 'command' } })
  await note('command', 1, 'folder')
  expect(await off()).toMatchObject({ state: 'failed', failure: { reason: 'folder' } })
})
