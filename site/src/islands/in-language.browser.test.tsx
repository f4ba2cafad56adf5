import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerWithEvents, propsFor } from '../testing/sample-calendar.ts'
import { takeOver } from '../testing/take-over.tsx'
import { Calendar } from './calendar/Calendar.tsx'
import { inLanguage } from './in-language.tsx'

const { texts, ...props } = propsFor('en')
const EnglishCalendar = inLanguage(Calendar, texts)
const { calendar } = messagesFor('en')

test('an island shows the texts that came with its script', async () => {
  answerWithEvents()
  await takeOver(<EnglishCalendar {...props} changes={undefined} />)
  await expect.element(page.getByText(calendar.hint)).toBeVisible()
})

test('what people changed stands in place of it, before the script came and after', async () => {
  answerWithEvents()
  const changes = { calendar: { hint: 'Choose a day', countThisMonth: { other: '{n} of them' } } }
  await takeOver(<EnglishCalendar {...props} changes={changes} />, (markup) => {
    expect(markup.textContent).toContain('Choose a day')
  })
  await expect.element(page.getByText('Choose a day')).toBeVisible()
  await expect.element(page.getByText(/^\d+ of them$/)).toBeInTheDocument()
  await expect.element(page.getByText(calendar.hint)).not.toBeInTheDocument()
})
