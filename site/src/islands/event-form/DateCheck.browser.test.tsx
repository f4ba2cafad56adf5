import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { sampleEvent } from '../../testing/sample-event.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './event-form-texts.ts'

const form = (locale: 'en' | 'he') => (
  <EventForm
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    languages={[['en', 'English']]}
    zones={[['Asia/Jerusalem', 'Israel Time']]}
    timeZone="Asia/Jerusalem"
    readsLinks={false}
    action="/submit/form"
  />
)

// What is typed is kept by the tab.

test.each(['en', 'he'] as const)('days that are picked tell what else there is on them, %s', async (locale) => {
  const asked = answerCalls(() => Response.json([sampleEvent({ day: '2026-12-05' })]))
  const { eventForm, luach, plan } = messagesFor(locale)
  await takeOver(form(locale))
  const box = page.getByRole('status').filter({ hasText: luach.days.hanukkah })
  await expect.element(box).not.toBeInTheDocument()
  expect(asked).toEqual([])
  await page.getByLabelText(new RegExp(eventForm.fields.startDate.label)).fill('2026-12-05')
  await expect.element(box.getByText(new RegExp(` · ${luach.days.hanukkah} · ${luach.shabbat}$`))).toBeVisible()
  const link = box.getByRole('link', { name: plan.boxMore })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('from=2026-12-05'))
})

test('a calendar that cannot be read says nothing, and days in the wrong order are the form’s to tell', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form('en'))
  await page.getByLabelText(/Start date/).fill('2026-12-05')
  const box = page.getByRole('status').filter({ hasText: 'Hanukkah' })
  await expect.element(box).toBeVisible()
  await page.getByLabelText(/End date/).fill('2026-12-01')
  await expect.element(box).not.toBeInTheDocument()
})

test('days that were picked before the script came are looked at, too', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form('en'), (markup) => {
    const start = markup.querySelector<HTMLInputElement>('[name=startDate]')
    if (start) start.value = '2026-12-05'
  })
  await expect.element(page.getByText(/ · Hanukkah · Shabbat$/)).toBeVisible()
})
