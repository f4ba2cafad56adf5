import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LinkPurpose, Seen } from '../../forms/subscription-link.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Subscription } from './Subscription.tsx'

const { newsletterPages: texts, common } = messagesFor('en')
const email = 'no…@example.com'
const active: Seen = { kind: 'known', state: 'active', email, done: null }

const subscription = (purpose: LinkPurpose, seen: Seen, locale: 'en' | 'he' = 'en') => {
  const {
    newsletterPages,
    common: { brand },
  } = messagesFor(locale)
  return (
    <Subscription locale={locale} texts={{ ...newsletterPages, brand }} purpose={purpose} token="a.b" seen={seen} />
  )
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  await takeOver(subscription('unsubscribe', active, locale))
})

test('who leaves is told so in place, and can come back', async () => {
  const calls = answerCalls(({ url }) =>
    Response.json({ state: url.endsWith('/unsubscribe') ? 'cancelled' : 'active', email }),
  )
  await render(subscription('unsubscribe', active))
  await page.getByRole('button', { name: texts.unsubscribe.button }).click()
  await expect.element(heading(texts.unsubscribe.doneTitle)).toHaveFocus()
  expect(document.title).toBe(`${texts.unsubscribe.doneTitle} | ${common.brand}`)
  await page.getByRole('button', { name: texts.unsubscribe.againButton }).click()
  await expect.element(heading(texts.unsubscribe.backTitle)).toHaveFocus()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/newsletter/unsubscribe',
    '/api/newsletter/resubscribe',
  ])
  expect(await calls[0]?.json()).toEqual({ token: 'a.b' })
})

test('a subscription is confirmed in place', async () => {
  answerCalls(() => Response.json({ state: 'active', email }))
  await render(subscription('confirm', { ...active, state: 'unconfirmed' }))
  await page.getByRole('button', { name: texts.confirm.button }).click()
  await expect.element(heading(texts.confirm.doneTitle)).toBeVisible()
})

test('a failure says that nothing was changed, a link that is none where to write', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answerCalls(() => null)
  await render(subscription('unsubscribe', active))
  await page.getByRole('button', { name: texts.unsubscribe.button }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed.text)
  await render(subscription('confirm', { kind: 'wrong' }))
  await expect.element(page.getByRole('link', { name: texts.wrong.contact })).toBeVisible()
})
