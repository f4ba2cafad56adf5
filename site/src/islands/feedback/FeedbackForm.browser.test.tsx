import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FeedbackValues } from '../../forms/feedback-form.ts'
import { $toast, hideToast } from '../../stores/toast.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackTexts } from './feedback-texts.ts'

const t = messagesFor('en')
const text = t.feedback
const empty: FeedbackValues = {
  overallRating: 0,
  usabilityRating: 0,
  contentRating: 0,
  designRating: 0,
  recommendToOthers: 0,
  featuresUsed: [],
  name: '',
  email: '',
  mostUsefulFeature: '',
  improvementSuggestions: '',
  additionalComments: '',
}

const form = (locale: 'en' | 'he', posted?: Parameters<typeof FeedbackForm>[0]['posted']) => (
  <FeedbackForm locale={locale} texts={feedbackTexts(messagesFor(locale))} posted={posted} />
)
const rating = (name: string) => page.getByRole('group', { name })
const tile = (name: string, n: number) => rating(name).getByRole('radio', { name: `${n} out of 5` })
const send = page.getByRole('button', { name: text.submit })

beforeEach(() => {
  hideToast()
})

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  await takeOver(form(locale))
})

test('what came back from the server is taken over with its ratings, its choices and what is wrong', async () => {
  const values: FeedbackValues = { ...empty, contentRating: 4, featuresUsed: ['Event Search'], name: 'נועה' }
  const issues = [{ path: 'overallRating', code: 'required' as const }]
  await takeOver(form('en', { values, issues, attempt: 'attempt-1' }))
  await expect.element(tile(text.contentRating, 4)).toBeChecked()
  await expect.element(rating(text.contentRating).getByText('4/5')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: text.features.eventSearch })).toBeChecked()
  await expect.element(page.getByLabelText(text.name)).toHaveAttribute('dir', 'rtl')
  await expect.element(page.getByText(t.toasts.feedback.ratingRequired.text)).toBeVisible()
})

test.each(['en', 'he'] as const)('what was chosen and written before the script came stays, %s', async (locale) => {
  const { feedback } = messagesFor(locale)
  await takeOver(form(locale), (markup) => {
    markup.querySelector<HTMLInputElement>('[name="designRating"][value="3"]')?.click()
    const area = markup.querySelector<HTMLTextAreaElement>('[name="additionalComments"]')
    if (area) area.value = 'Good'
  })
  const design = rating(feedback.designRating)
  await expect.element(design.getByRole('radio').nth(2)).toBeChecked()
  await expect.element(design.getByText('3/5')).toBeVisible()
  await expect.element(design.getByRole('button', { name: feedback.clearRating, exact: false })).toBeVisible()
  await expect.element(page.getByLabelText(feedback.additionalComments)).toHaveValue('Good')
})

test('without an overall rating nothing is sent, and the form says so where it is given', async () => {
  const calls = answerCalls(() => Response.json({ id: '1' }, { status: 201 }))
  await render(form('en'))
  await send.click()
  expect($toast.get()).toMatchObject(t.toasts.feedback.ratingRequired)
  await expect.element(rating(text.overallRating).getByText(t.toasts.feedback.ratingRequired.text)).toBeVisible()
  await expect.element(tile(text.overallRating, 1)).toHaveFocus()
  expect(calls).toEqual([])
  await userEvent.keyboard(' ')
  await expect
    .element(rating(text.overallRating).getByText(t.toasts.feedback.ratingRequired.text))
    .not.toBeInTheDocument()
})

test('a rating is taken back by key', async () => {
  await render(form('en'))
  tile(text.contentRating, 2).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(rating(text.contentRating).getByText('2/5')).toBeVisible()
  await rating(text.contentRating)
    .getByRole('button', { name: /^Clear rating/ })
    .click()
  await expect.element(rating(text.contentRating).getByText(text.notRated)).toBeVisible()
  await expect.element(tile(text.contentRating, 1)).toHaveFocus()
})

test('an address that is none is said at its field', async () => {
  await render(form('en'))
  await tile(text.overallRating, 4).click({ force: true })
  await page.getByLabelText(text.email).fill('noa')
  await send.click()
  await expect.element(page.getByLabelText(text.email)).toHaveFocus()
  await expect.element(page.getByText(t.validation.email)).toBeVisible()
  expect($toast.get()).toMatchObject({ title: t.toasts.wrong, text: `Check this field: ${text.email}` })
})

test('a failure keeps it, the same attempt is sent again, and what arrived leaves an empty form', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isAway = true
  const calls = answerCalls(() =>
    isAway ? new Response('away', { status: 503 }) : Response.json({ id: '1' }, { status: 201 }),
  )
  await render(form('en'))
  await tile(text.overallRating, 4).click({ force: true })
  await page.getByText(text.features.eventSearch).click()
  await page.getByLabelText(text.additionalComments).fill('Good')
  await send.click()
  await expect.poll(() => $toast.get()?.title).toBe(t.toasts.feedback.failed.title)
  await expect.element(page.getByLabelText(text.additionalComments)).toHaveValue('Good')
  isAway = false
  await send.click()
  await expect.poll(() => location.hash).toBe('#thank-you')
  expect($toast.get()?.title).toBe(t.toasts.feedback.sent.title)
  const [first, second] = calls
  expect(first?.headers.get('idempotency-key')).toBe(second?.headers.get('idempotency-key'))
  expect(await second?.json()).toMatchObject({
    overallRating: 4,
    featuresUsed: ['Event Search'],
    locale: 'en',
  })
  await expect.element(page.getByLabelText(text.additionalComments)).toHaveValue('')
  await expect.element(tile(text.overallRating, 4)).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: text.features.eventSearch })).not.toBeChecked()
})
