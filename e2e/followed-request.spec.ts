import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

test('a submission is found in the log by the name of its request, and so is the mail that answers it', async ({
  request,
  ownProduct,
}) => {
  const name = `trace-${crypto.randomUUID()}`
  const answer = await request.post('/api/submissions', {
    headers: { 'x-request-id': name },
    data: {
      title: 'Followed meeting',
      eventType: 'meetup',
      startDate: '2027-03-04T18:00:00+02:00',
      organizerEmail: 'organizer@example.com',
    },
  })
  expect(answer.status()).toBe(201)
  expect(answer.headers()['x-request-id']).toBe(name)
  const lines = async () => {
    const log = await readFile(join(ownProduct.dataDir, 'logs', 'cms.log'), 'utf8')
    return log.split('\n').filter((line) => line.includes(name))
  }
  await expect
    .poll(async () => (await lines()).map((line) => JSON.parse(line) as object), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ requestId: name, kind: 'submissionReceived', mail: expect.any(String) }))
})
