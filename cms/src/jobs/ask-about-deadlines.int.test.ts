import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { taskList, timetable } from './timetable.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, mails cascade')
  await api.services.pool.query(`update users set email = 'ada@example.com', notices = 'each'`)
})

const count = async (text: string) => (await api.services.pool.query(text)).rowCount

test('it is asked about deadlines every hour', () => {
  expect(timetable.filter(({ task }) => task === 'ask-about-deadlines')).toEqual([
    { task: 'ask-about-deadlines', at: '7 * * * *' },
  ])
})

test.each([
  ['that closes in three days, as its page says, is asked about once', 3 * 24 + 23, 1],
  ['that closes today is asked about once', 2, 1],
  ['that closes later is not', 4 * 24 + 1, 0],
])('a call %s, however often the job runs', async (_, hours, times) => {
  const at = new Date(Date.now() + hours * 3_600_000).toISOString()
  await storeEvent(api, {
    startDay: addDays(dayKeyOf(new Date(), 'UTC'), 60),
    deadlines: [{ kind: 'callForPapers', day: dayKeyOf(new Date(at), 'UTC'), at, zone: 'UTC' }],
  })
  const job = taskList(api.services)['ask-about-deadlines']
  for (let run = 0; run < 24; run += 1) await job?.({}, {} as never)
  expect(await count(`select from mails where kind = 'deadlineQuestion'`)).toBe(times)
  expect(await count('select from deadline_questions')).toBe(times)
})
