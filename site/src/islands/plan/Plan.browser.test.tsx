import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answer-calls.ts'
import { morning } from '../../testing/sample-calendar.ts'
import { sampleEvent } from '../../testing/sample-event.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Plan, type PlanProps } from './Plan.tsx'
import { planTexts } from './plan-texts.ts'

const t = messagesFor('en').plan
const empty = { from: '', to: '', country: '', city: '', type: '' }

function propsFor(locale: 'en' | 'he', changes: Partial<PlanProps> = {}): PlanProps {
  return {
    locale,
    texts: planTexts(messagesFor(locale)),
    countries: [['IL', 'Israel']],
    timeZone: 'Asia/Jerusalem',
    values: empty,
    check: null,
    isFailed: false,
    ...changes,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  const there = { day: '2026-12-08', locationCountry: 'Israel', locationCity: 'Haifa', isOnline: false }
  answerCalls(() => Response.json([sampleEvent({ title: 'Haifa Night', ...there })]))
})

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  await takeOver(<Plan {...propsFor(locale)} />)
  await expect.element(page.getByLabelText(new RegExp(messagesFor(locale).plan.from))).toBeVisible()
})

test('days that are picked are answered at once, and stand in the address', async () => {
  await render(<Plan {...propsFor('en')} />)
  await page.getByLabelText(new RegExp(t.from)).fill('2026-12-07')
  await page.getByLabelText(t.to).fill('2026-12-09')
  await page.getByLabelText(t.country).selectOptions('IL')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('December 7 – 9, 2026Busy1 event runs on these days1 of them in IsraelHanukkah')
  await expect.element(page.getByText(t.busy, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Haifa Night' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'December 13 – 17, 2026' })).toBeVisible()
  expect(location.search).toBe('?from=2026-12-07&to=2026-12-09&country=IL')
})

test('days that cannot be looked at say why, and the last answer goes', async () => {
  await render(<Plan {...propsFor('en')} />)
  await page.getByLabelText(new RegExp(t.from)).fill('2026-12-07')
  await expect.element(page.getByRole('link', { name: 'Haifa Night' })).not.toBeInTheDocument()
  await expect.element(page.getByText(t.freeAnywhere)).toBeVisible()
  await page.getByLabelText(t.to).fill('2026-12-01')
  await expect.element(page.getByText(t.errors.order)).toBeVisible()
  await expect.element(page.getByText(t.freeAnywhere)).not.toBeInTheDocument()
})

test('a calendar that cannot be read is said to be so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answerCalls(() => null)
  await render(<Plan {...propsFor('en')} />)
  await page.getByLabelText(new RegExp(t.from)).fill('2026-12-21')
  await expect.element(page.getByText(t.failed)).toBeVisible()
})
