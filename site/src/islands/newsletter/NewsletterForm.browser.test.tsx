import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $toast, hideToast } from '../../stores/toast.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { newsletterTexts } from './newsletter-texts.ts'

const t = messagesFor('en')
const text = t.newsletter
const toasts = t.toasts.newsletter

const form = (locale: 'en' | 'he', posted?: Parameters<typeof NewsletterForm>[0]['posted']) => (
  <NewsletterForm locale={locale} texts={newsletterTexts(messagesFor(locale))} from="/faq" posted={posted} />
)
const name = page.getByRole('textbox', { name: text.fullName })
const email = page.getByRole('textbox', { name: text.email })
const subscribe = page.getByRole('button', { name: text.submit })

beforeEach(() => {
  hideToast()
})

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  await takeOver(form(locale))
})

test('what came back from the server is taken over with what is wrong', async () => {
  const values = { fullName: 'Noa', email: 'noa', from: '/faq' }
  await takeOver(form('en', { values, issues: [{ path: 'email', code: 'email' }], attempt: 'attempt-1' }))
  await expect.element(name).toHaveValue('Noa')
  await expect.element(email).toHaveAccessibleDescription(text.errors.email)
})

test('a name that was typed before the script came stays', async () => {
  await takeOver(form('en'), (markup) => {
    const field = markup.querySelector<HTMLInputElement>('[name="fullName"]')
    if (field) field.value = 'Noa'
  })
  await expect.element(name).toHaveValue('Noa')
  await subscribe.click()
  await expect.element(email).toHaveFocus()
})

test('what is missing is said, and the first such field has the focus', async () => {
  const calls = answerCalls(() => null)
  await render(form('en'))
  await subscribe.click()
  await expect.element(name).toHaveAccessibleDescription(text.errors.fullName)
  await expect.element(email).toHaveFocus()
  expect($toast.get()).toMatchObject(toasts.missing)
  await name.fill('Noa')
  await email.fill('noa')
  await subscribe.click()
  await expect.poll(() => $toast.get()).toMatchObject(toasts.invalidEmail)
  expect(calls).toEqual([])
})

test('who subscribes is thanked by name for five seconds, and then has the form again', async () => {
  const calls = answerCalls(() => Response.json({ mustConfirm: false }, { status: 201 }))
  await render(form('en'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await name.fill('Noa')
  await email.fill('noa@example.com')
  await subscribe.click()
  const panel = page.getByRole('status').filter({ hasText: text.successTitle })
  await expect.element(panel.getByText('Noa')).toBeVisible()
  await expect.element(panel).toHaveFocus()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  expect(await calls[0]?.json()).toEqual({ fullName: 'Noa', email: 'noa@example.com', locale: 'en' })
  expect($toast.get()?.text).toContain('noa@example.com')
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(subscribe).toHaveFocus()
  await expect.element(name).toHaveValue('')
})

test('where it must be confirmed, the next step is said', async () => {
  answerCalls(() => Response.json({ mustConfirm: true }, { status: 201 }))
  await render(form('en'))
  await name.fill('Noa')
  await email.fill('noa@example.com')
  await subscribe.click()
  await expect.element(page.getByText(text.confirmText)).toBeVisible()
})

test('a refusal keeps what was typed, and says when an address is known already', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answerCalls(() => Response.json({ error: 'This email already exists' }, { status: 409 }))
  await render(form('en'))
  await name.fill('Noa')
  await email.fill('noa@example.com')
  await subscribe.click()
  await expect.poll(() => $toast.get()?.title).toBe(toasts.duplicate.title)
  await expect.element(email).toHaveValue('noa@example.com')
})
