import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answer-calls.ts'
import { loginTexts } from './login-texts.ts'
import { SecondStep } from './LoginForm.tsx'

const messages = messagesFor('he')
const texts = loginTexts(messages)
const code = page.getByRole('textbox', { name: texts.second.code })
const submit = page.getByRole('button', { name: texts.second.submit })
const pending = { challenge: 'a challenge', expiresAt: '2030-01-01T00:00:00.000Z' }

const failWith = (status: number, errorCode: string) =>
  answerCalls(() => Response.json({ error: 'no', code: errorCode }, { status }))

test('a wrong code is said at the field, and typed over', async () => {
  failWith(401, 'wrongCode')
  await render(<SecondStep texts={texts} pending={{ ...pending, asks: 'code' }} startOver={vi.fn()} />)
  await code.fill('123456')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription(texts.second.wrong)
  await expect.element(code).toHaveFocus()
  expect(getSelection()?.toString()).toBe('123456')
})

test('a sign-in that waited too long starts over, with the reason', async () => {
  failWith(410, 'challengeOver')
  const startOver = vi.fn()
  await render(<SecondStep texts={texts} pending={{ ...pending, asks: 'code' }} startOver={startOver} />)
  await code.fill('123456')
  await submit.click()
  await expect.poll(() => startOver.mock.calls).toEqual([[texts.second.over]])
})

test('a passkey that fails for an unknown reason can be tried again', async () => {
  answerCalls(() => Response.json({ challenge: '***', rpId: 'elsewhere.example' }))
  await render(<SecondStep texts={texts} pending={{ ...pending, asks: 'code' }} startOver={vi.fn()} />)
  const passkey = page.getByRole('button', { name: texts.passkey.button })
  await passkey.click()
  await expect.element(code).toHaveAccessibleDescription(/./)
  await expect.element(passkey).toBeEnabled()
})

test('a new app is shown to scan, to type and to open, and asks for digits alone', async () => {
  const uri = 'otpauth://totp/CyberLuach:noa?secret=ABCDEFGH'
  answerCalls(() => Response.json({ secret: 'ABCDEFGH', uri, qr: { size: 1, path: 'M0 0h1v1h-1z' } }))
  await render(<SecondStep texts={texts} pending={{ ...pending, asks: 'enrolment' }} startOver={vi.fn()} />)
  await expect.element(page.getByRole('img', { name: texts.enrolment.qr })).toBeVisible()
  await expect.element(page.getByTestId('app-key')).toHaveTextContent('ABCD EFGH')
  expect(page.getByText(texts.enrolment.open).element()).toHaveAttribute('href', uri)
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
})
