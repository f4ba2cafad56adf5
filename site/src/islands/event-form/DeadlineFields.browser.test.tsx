import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './texts.ts'

const form = (locale: 'en' | 'he', cancelPath?: string) => (
  <EventForm
    readsLinks={false}
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    zones={[['Asia/Jerusalem', 'Israel Time']]}
    timeZone="Asia/Jerusalem"
    action="/submit/form"
    {...(cancelPath && { cancelPath })}
  />
)

// What is typed is kept by the tab.
beforeEach(() => sessionStorage.clear())

const places = () => document.querySelectorAll('[name$=Kind]').length

test.each(['en', 'he'] as const)('deadlines are added one after the other, up to ten, %s', async (locale) => {
  answerCalls(() => Response.json([]))
  const words = messagesFor(locale).eventForm.deadlines
  await takeOver(form(locale))
  await page.getByText(words.title, { exact: true }).click()
  await expect.element(page.getByLabelText(words.kind)).toBeVisible()
  expect(places()).toBe(1)
  const add = page.getByRole('button', { name: words.add })
  for (let count = 2; count <= 10; count += 1) {
    await add.click()
    await expect.poll(places).toBe(count)
  }
  await expect.element(add).not.toBeInTheDocument()
})

test('what is wrong with one is said at its field, and nothing is sent', async () => {
  const asked = answerCalls(() => Response.json([]))
  const { eventForm, eventPage, validation } = messagesFor('en')
  await takeOver(form('en'))
  await page.getByText(eventForm.deadlines.title, { exact: true }).click()
  await page.getByLabelText(eventForm.deadlines.kind).selectOptions(eventPage.deadlineKinds.abstracts)
  await page.getByLabelText(eventForm.deadlines.zone).fill('Mars/Base')
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect.element(page.getByText(validation.timeZone)).toBeVisible()
  await expect.element(page.getByLabelText(eventForm.deadlines.day)).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toEqual([])
})

test('what the tab has kept is there again, however many there were', async () => {
  answerCalls(() => Response.json([]))
  sessionStorage.setItem(
    'cyberluach.event-form',
    JSON.stringify({ deadline1Kind: 'abstracts', deadline1Day: '2027-01-02', deadline2Kind: 'registration' }),
  )
  await takeOver(form('en'))
  await expect.poll(places).toBe(2)
  const kinds = page.getByLabelText(messagesFor('en').eventForm.deadlines.kind)
  await expect.element(kinds.nth(0)).toHaveValue('abstracts')
  await expect.element(kinds.nth(1)).toHaveValue('registration')
})

test('a page that has to work without scripts has all places, until a script comes', async () => {
  answerCalls(() => Response.json([]))
  let before = 0
  await takeOver(form('en', '/submit'), (markup) => {
    before = markup.querySelectorAll('[name$=Kind]').length
  })
  expect(before).toBe(10)
  await expect.poll(places).toBe(1)
})
