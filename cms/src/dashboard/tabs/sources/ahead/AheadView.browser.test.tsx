import type { Coverage, ManagedExpected } from '@cyberluach/api/coverage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { showTab } from '../../../testing/show-tab.tsx'
import { texts } from '../../../ui/text.tsx'
import { AheadView } from './AheadView.tsx'

const words = texts.en.sources

const series = (id: string, changes: Partial<ManagedExpected>): ManagedExpected => ({
  id,
  name: id,
  nameHe: null,
  slug: null,
  url: `https://${id.toLowerCase()}.example/`,
  city: 'Tel Aviv',
  country: 'Israel',
  months: ['2027-06'],
  latest: '2026-06',
  due: '2027-06',
  isLate: false,
  isStopped: false,
  ...changes,
})

const coverage: Coverage = {
  ahead: 12,
  months: [
    { month: '2026-12', count: 7 },
    { month: '2027-01', count: 0 },
  ],
  kinds: [{ type: 'conference', count: 12 }],
  countries: [
    { country: 'Israel', count: 3 },
    { country: null, count: 2 },
  ],
  facts: [{ fact: 'venue', count: 4, of: 10 }],
  sources: [{ id: '1', name: 'confs.tech', readAt: '2026-11-20T00:00:00.000Z', changedAt: null }],
  watched: {
    series: 283,
    listed: 40,
    israeli: [{ id: '2', name: 'BSidesTLV', nameHe: null, url: null, months: [] }],
  },
}

async function show(expected: ManagedExpected[]) {
  const opened: string[] = []
  const calls = answerCalls({
    'GET /api/sys/mgmt/coverage': () => coverage,
    'GET /api/sys/mgmt/expected': () => expected,
    'PUT /api/sys/mgmt/expected/Late': () => new Response(null, { status: 204 }),
  })
  await showTab({
    tab: 'sources',
    frame: { openTab: (tab, part) => void opened.push(`${tab} ${part}`) },
    children: <AheadView />,
  })
  return { calls, opened }
}

test('each figure leads to the events that it counts, or that lack what it counts', async () => {
  const { opened } = await show([])
  await page.getByRole('button', { name: '7, December 2026' }).click()
  await page.getByRole('button', { name: '4 of 10, without: Venue' }).click()
  await page.getByRole('button', { name: '2, No country' }).click()
  expect(opened).toEqual(['events ahead?month=2026-12', 'events ahead?lacks=venue', 'events ahead?country=none'])
  await expect.element(page.getByText('With an edition ahead: 40 of 283')).toBeVisible()
  await expect.element(page.getByText('BSidesTLV')).toBeVisible()
})

test('a series that is late begins a new event with its name, website and place, and is waited for no more', async () => {
  const { calls, opened } = await show([series('Late', { isLate: true }), series('Later', {})])
  await expect.element(page.getByText('Usually in June · Tel Aviv, Israel')).toBeVisible()
  await expect.element(page.getByText('Later', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'New event: Late' }).click()
  expect(new URLSearchParams(opened[0]?.split('?')[1]).get('url')).toBe('https://late.example/')
  await page.getByRole('button', { name: 'Not any more: Late' }).click()
  await expect.element(page.getByText(words.expected.none.late)).toBeVisible()
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ isWatched: false })
  await expect.poll(() => document.activeElement?.textContent).toContain(words.expected.parts.late)
  await page.getByRole('radio', { name: new RegExp(words.expected.parts.stopped) }).click()
  await expect.element(page.getByRole('button', { name: 'Expect again: Late' })).toBeVisible()
})
