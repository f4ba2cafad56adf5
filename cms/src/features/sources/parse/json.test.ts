import { z } from 'zod'
import { expect, test } from 'vitest'
import { parsed } from './testing.ts'
import { eventList } from './json.ts'

test('a list of our own shape is read with all that it may say', async () => {
  const { rows, refused } = await parsed('json', 'samples/event-list.json')
  expect(refused).toEqual([])
  expect(rows.map(({ raw: _raw, ...row }) => row)).toMatchInlineSnapshot(`
    [
      {
        "admission": "free",
        "city": "Haifa",
        "country": "Israel",
        "deadlines": [
          {
            "at": null,
            "day": "2026-11-01",
            "extendedFrom": "2026-10-20",
            "kind": "callForPapers",
            "url": "https://night.example/cfp",
            "zone": null,
          },
          {
            "at": "2026-12-02T10:00:00.000Z",
            "day": "2026-12-02",
            "extendedFrom": null,
            "kind": "registration",
            "url": null,
            "zone": null,
          },
          {
            "at": null,
            "day": "2026-11-10",
            "extendedFrom": null,
            "kind": "earlyPrice",
            "url": null,
            "zone": "Asia/Jerusalem",
          },
        ],
        "description": "Talks until midnight.",
        "endDay": "2026-12-03",
        "endsAt": "2026-12-03T21:30:00.000Z",
        "eventType": "meetup",
        "id": "cyber-night-7",
        "isOnline": false,
        "organizer": "Cyber Night",
        "price": null,
        "startDay": "2026-12-03",
        "startsAt": "2026-12-03T16:00:00.000Z",
        "state": "scheduled",
        "tags": [
          "community",
        ],
        "title": "Cyber Night 7",
        "titleHe": "ליל סייבר 7",
        "url": "https://night.example/7",
        "venue": "The Old Port",
      },
      {
        "admission": null,
        "city": null,
        "country": null,
        "deadlines": [],
        "description": null,
        "endDay": "2026-12-09",
        "endsAt": null,
        "eventType": null,
        "id": null,
        "isOnline": true,
        "organizer": null,
        "price": null,
        "startDay": "2026-12-08",
        "startsAt": null,
        "state": "postponed",
        "tags": [],
        "title": "יום עיון",
        "titleHe": "יום עיון",
        "url": null,
        "venue": null,
      },
    ]
  `)
})

test.each([
  [{ start: '2026-12-03T18:00:00' }, 'unknownTimeZone'],
  [{ start: '2026-13-03' }, 'noSuchDay'],
  [{ start: 'soon' }, 'noSuchDay'],
  [{ start: '2026-12-03', end: '2026-12-03T18:00:00Z' }, 'datesDisagree'],
  [{ start: '2026-12-03', end: '2026-12-02' }, 'endBeforeStart'],
  [{ start: '2026-12-03T18:00:00Z', end: '2026-12-03T17:00:00Z' }, 'endBeforeStart'],
  [{ start: '2026-12-03', deadlines: [{ kind: 'registration', at: 'soon' }] }, 'noSuchDay'],
  [{ start: '2026-12-03', deadlines: [{ kind: 'registration', at: '2026-12-01', zone: 'Mars' }] }, 'unknownTimeZone'],
  [{ start: '2026-12-03', type: 'party' }, 'unreadable'],
  [{}, 'unreadable'],
])('%j is refused: %s', async (event, reason) => {
  const text = JSON.stringify({ events: [{ title: 'A', ...event }] })
  expect((await parsed('json', { text })).refused.map((one) => one.reason)).toEqual([reason])
})

test('a list that nests deeper than can be written is refused', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const text = `{"events":[{"title":"A","start":"2026-12-03","more":${deep}}]}`
  expect((await parsed('json', { text })).refused.map(({ reason }) => reason)).toEqual(['tooLong'])
})

test('the shape is published as a JSON schema', async () => {
  const schema = JSON.stringify(z.toJSONSchema(eventList, { io: 'input' }), null, 2)
  await expect(`${schema}\n`).toMatchFileSnapshot('../../../../../docs/event-list.schema.json')
})
