import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $toast, hideToast } from '../../stores/toast.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { LoginForm } from './LoginForm.tsx'
import { loginTexts } from './login-texts.ts'

const messages = messagesFor('he')
const { login } = messages
const form = <LoginForm texts={loginTexts(messages)} />

const username = page.getByRole('textbox', { name: login.username })
const password = page.getByLabelText(login.password, { exact: true })
const answer = page.getByRole('textbox', { name: login.captcha.label, exact: false })
const submit = page.getByRole('button', { name: login.submit })
const question = page.getByTestId('captcha-question')

beforeEach(() => {
  hideToast()
})

/** Fills in what is asked, the question's answer included. */
async function fillIn() {
  vi.spyOn(Math, 'random').mockReturnValue(0.2)
  await render(form)
  await expect.element(question).toHaveTextContent('3 + 3')
  await username.fill('admin')
  await password.fill('wrong')
  await answer.fill('6')
}

test('the server’s markup is taken over as it is, and the browser thinks of the question', async () => {
  await takeOver(form)
  await expect.poll(() => question.element().textContent).toMatch(/^\d+ [+−×] \d+$/)
})

test('a name that was typed before the script came stays', async () => {
  await takeOver(form, (markup) => {
    const field = markup.querySelector<HTMLInputElement>('[name="username"]')
    if (field) field.value = 'admin'
  })
  await expect.element(username).toHaveValue('admin')
  await submit.click()
  await expect.element(password).toHaveFocus()
})

test('each field that is missing is named, and nothing is sent', async () => {
  const calls = answerCalls(() => null)
  await render(form)
  await submit.click()
  for (const sentence of [login.errors.username, login.errors.password, login.errors.captchaRequired])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAccessibleDescription(login.errors.username)
  expect(calls).toEqual([])
})

test('another question can be had, whose answer is focused', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.2)
  await render(form)
  await expect.element(question).toHaveTextContent('3 + 3')
  await answer.fill('6')
  random.mockReturnValue(0.999)
  await page.getByRole('button', { name: login.captcha.another }).click()
  await expect.element(question).toHaveTextContent('10 × 10')
  await expect.element(answer).toHaveValue('')
  await expect.element(answer).toHaveFocus()
})

test('a wrong answer is counted, brings another question, and the third one an advice', async () => {
  const calls = answerCalls(() => null)
  await fillIn()
  for (const failures of ['1', '2', '3']) {
    await answer.fill('1000')
    await submit.click()
    await expect.element(page.getByText(login.errors.captchaWrong)).toBeVisible()
    await expect.element(answer).toHaveValue('')
    await expect.element(page.getByText(failures, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(login.manyAttempts)).toBeVisible()
  await expect.element(answer).toHaveFocus()
  expect(calls).toEqual([])
})

test('what is typed is shown and hidden again', async () => {
  await render(form)
  await password.fill('secret')
  await page.getByRole('button', { name: login.showPassword }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: login.hidePassword }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('secret')
})

test('a refusal says so, and asks for the password and another answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const calls = answerCalls(() => Response.json({ error: 'no' }, { status: 401 }))
  await fillIn()
  await submit.click()
  await expect.element(page.getByText(login.errors.wrong)).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  await expect.element(answer).toHaveValue('')
  await expect.element(username).toHaveValue('admin')
  await expect.element(page.getByText('1', { exact: true })).toBeVisible()
  expect($toast.get()).toMatchObject({ title: login.errors.title, text: login.errors.wrong })
  expect(await calls[0]?.json()).toEqual({ username: 'admin', password: 'wrong' })
})

test('while it is sent nothing can be changed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const sent = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => sent.promise)
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('button', { name: login.submitting })).toBeDisabled()
  await expect.element(username).toBeDisabled()
  sent.resolve(Response.json({ error: 'away' }, { status: 503 }))
  await expect.element(page.getByText(login.errors.unavailable)).toBeVisible()
  await expect.element(submit).toBeEnabled()
})
