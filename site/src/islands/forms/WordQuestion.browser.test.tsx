import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { ContactForm } from '../contact/ContactForm.tsx'
import { contactTexts } from '../contact/contact-texts.ts'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { newsletterTexts } from '../newsletter/newsletter-texts.ts'

const t = messagesFor('en')
const { hint, lastHint, wrong } = t.wordQuestion
const text = 'Which day of the week comes right after Tuesday?'
const first = { text, token: 'contact.a.b', hint, error: '' }
const again = { ...first, token: 'again:contact.a.b', hint: lastHint, error: wrong }
const values = {
  name: 'Noa',
  email: 'noa@example.com',
  subject: '',
  category: 'general',
  message: 'Hi',
} as const

const contact = (question?: typeof first, proof?: string, locale: 'en' | 'he' = 'en') => (
  <ContactForm
    locale={locale}
    texts={contactTexts(messagesFor(locale))}
    posted={{
      values,
      issues: [],
      attempt: 'attempt-1',
      ...(question && { question }),
      ...(proof && { proof }),
    }}
  />
)
const field = page.getByRole('textbox', { name: text })

/** Says of each form that is sent whether the browser is left to post it, which no test waits for. */
const left: boolean[] = []
function note(event: Event) {
  left.push(!event.defaultPrevented)
  event.preventDefault()
}
beforeEach(() => addEventListener('submit', note))
afterEach(() => {
  removeEventListener('submit', note)
  left.length = 0
})

test.each(locales)('a form with a question is taken over as the server wrote it, %s', async (locale) => {
  await takeOver(contact(first, undefined, locale))
})

test('the question is the name of its field, and says what to write', async () => {
  await render(contact(first))
  await expect.element(field).toHaveAccessibleDescription(hint)
  await expect.element(field).toBeRequired()
})

test('after a wrong answer the field says so, and whoever cannot answer can leave it empty', async () => {
  await render(contact(again))
  await expect.element(field).toHaveAccessibleDescription(`${lastHint} ${wrong}`)
  await expect.element(field).not.toBeRequired()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('what the server asks is sent to the server, as if there were no script', async () => {
  const calls = answerCalls(() => null)
  const { container } = await render(contact(first))
  await field.fill('Wednesday')
  await page.getByRole('button', { name: t.contact.submit }).click()
  expect(left).toEqual([true])
  expect(calls).toEqual([])
  const sent = new FormData(container.querySelector('form') ?? undefined)
  expect(Object.fromEntries(sent)).toMatchObject({
    attempt: 'attempt-1',
    question: 'contact.a.b',
    answer: 'Wednesday',
    message: 'Hi',
  })
})

test('what came back from the server stays, whatever the tab has kept from before', async () => {
  sessionStorage.setItem('cyberluach.contact', JSON.stringify({ ...values, message: 'An older draft' }))
  await render(contact(first))
  await expect.element(page.getByRole('textbox', { name: t.contact.message })).toHaveValue('Hi')
})

test('a form without a question is sent by its script; what an answer was taken in for stays in it', async () => {
  const calls = answerCalls(() => Response.json({ id: 'x' }, { status: 201 }))
  const { container } = await render(contact(undefined, 'contact.a.b.7.signed'))
  expect(new FormData(container.querySelector('form') ?? undefined).get('proof')).toBe('contact.a.b.7.signed')
  await page.getByRole('button', { name: t.contact.submit }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(left).toEqual([false])
})

test('the newsletter is left to its page, which asks, where it is refused for want of a proof', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  answerCalls(() => Response.json({ error: 'Needed', code: 'proofNeeded' }, { status: 428 }))
  await render(<NewsletterForm locale="en" texts={newsletterTexts(t)} from="/faq" posted={undefined} />)
  await page.getByRole('textbox', { name: t.newsletter.fullName }).fill('Noa')
  await page.getByRole('textbox', { name: t.newsletter.email }).fill('noa@example.com')
  await page.getByRole('button', { name: t.newsletter.submit }).click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  submit.mockRestore()
})
