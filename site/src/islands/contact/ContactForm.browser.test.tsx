import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $toast, hideToast } from '../../stores/toast.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactTexts } from './contact-texts.ts'

const t = messagesFor('en')
const text = t.contact
const toasts = t.toasts.contact

const form = (locale: 'en' | 'he') => (
  <ContactForm locale={locale} texts={contactTexts(messagesFor(locale))} posted={undefined} />
)
const name = page.getByRole('textbox', { name: text.name })
const email = page.getByRole('textbox', { name: text.email })
const message = page.getByRole('textbox', { name: text.message })
const send = page.getByRole('button', { name: text.submit })

beforeEach(hideToast)

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  await takeOver(form(locale))
})

test('what is missing is said at the fields, the first of which has the focus, and nothing is sent', async () => {
  const calls = answerCalls(() => null)
  await render(form('en'))
  await send.click()
  expect($toast.get()).toMatchObject(toasts.missing)
  for (const sentence of Object.values(text.errors)) await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(name).toHaveFocus()
  expect(calls).toEqual([])
})

test('a failure keeps it, the same attempt is sent again, and what arrived leaves an empty form', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isAway = true
  const calls = answerCalls(() =>
    isAway ? new Response('away', { status: 503 }) : Response.json({ id: '1' }, { status: 201 }),
  )
  await render(form('en'))
  await name.fill('Noa')
  await email.fill('noa@example.com')
  await page.getByLabelText(text.category).selectOptions('event')
  await message.fill('The date of an event is wrong.')
  await send.click()
  await expect
    .poll(() => $toast.get())
    .toMatchObject({
      title: toasts.failed.title,
      text: toasts.failed.withoutEmail,
    })
  await expect.element(message).toHaveValue('The date of an event is wrong.')
  isAway = false
  await send.click()
  await expect.poll(() => $toast.get()?.title).toBe(toasts.sent.title)
  await expect.element(message).toHaveValue('')
  const [first, second] = calls
  expect(first?.headers.get('idempotency-key')).toBeTruthy()
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(await second?.json()).toMatchObject({ category: 'event', message: 'The date of an event is wrong.' })
})

test('what was typed is there again after the page was loaded anew, until it was sent', async () => {
  answerCalls(() => Response.json({ id: '1' }, { status: 201 }))
  const before = await render(form('en'))
  await name.fill('Noa')
  await email.fill('noa@example.com')
  await page.getByLabelText(text.category).selectOptions('event')
  await message.fill('The date of an event is wrong.')
  await before.unmount()
  const again = await render(form('en'))
  await expect.element(message).toHaveValue('The date of an event is wrong.')
  await expect.element(page.getByLabelText(text.category)).toHaveValue('event')
  await send.click()
  await expect.poll(() => $toast.get()?.title).toBe(toasts.sent.title)
  await again.unmount()
  await render(form('en'))
  await expect.element(message).toHaveValue('')
})

test('the only field that is wrong is named, and a limit says for how long to wait', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answerCalls(() =>
    Response.json({ error: 'Too many attempts', code: 'tooMany' }, { status: 429, headers: { 'retry-after': '300' } }),
  )
  await render(form('en'))
  await name.fill('Noa')
  await email.fill('noa')
  await message.fill('Hello')
  await send.click()
  await expect.poll(() => $toast.get()?.text).toContain(text.email)
  await email.fill('noa@example.com')
  await send.click()
  await expect.poll(() => $toast.get()?.text).toBe('Too many attempts. Try again in 5 minutes.')
  await expect.element(message).toHaveValue('Hello')
})

test('what is typed into a text while its script arrives is what it holds, to the letter', async () => {
  const values = {
    name: 'Noa',
    email: 'noa@example.org',
    subject: 'Hello',
    category: 'general' as const,
    message: 'What came back',
  }
  const posted = { values, issues: [], attempt: 'attempt-1' }
  const area = () => document.querySelector<HTMLTextAreaElement>('textarea')
  const type = (text: string) => {
    area()?.focus()
    document.execCommand('insertText', false, text)
  }
  let isTaken = false
  /** Rendered when React has been at the area, and has not taken it over yet. */
  function Meanwhile() {
    if (isTaken) type('!')
    return null
  }
  const island = (
    <>
      <ContactForm locale="en" texts={contactTexts(t)} posted={posted} />
      <Meanwhile />
    </>
  )
  await takeOver(island, () => {
    area()?.select()
    type('Typed')
    isTaken = true
  })
  isTaken = false
  await expect.element(message).toHaveValue('Typed!')
  type('?')
  await expect.element(message).toHaveValue('Typed!?')
  expect(area()?.defaultValue).toBe('What came back')
  const calls = answerCalls(() => null)
  await send.click()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(await calls.at(-1)?.json()).toMatchObject({ message: 'Typed!?' })
})
