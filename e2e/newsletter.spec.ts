import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { admin, approve, submit, tokenOf } from './support/api.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

/** The path of the first link to a page of the newsletter in the last mail to an address. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  await request.post('/api/purple-elephant-42/auth', { data: admin() })
  const answer = await request.get(`/cms/api/mails?where[recipientEmail][equals]=${email}&limit=1`)
  const { docs } = (await answer.json()) as { docs: { text: string }[] }
  const [link = ''] = /https?:\/\/\S+\/newsletter\/\w+\?token=[\w.-]+/.exec(docs[0]?.text ?? '') ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function isSubscribed(request: APIRequestContext, email: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` }
  const answer = await request.get(`/api/sys/mgmt/newsletter/all?q=${email}`, { headers })
  return ((await answer.json()) as { subscribed: boolean }[])[0]?.subscribed ?? false
}

for (const locale of bothLocales) {
  const { t } = visitIn(locale)
  const { unsubscribe } = t.newsletterPages

  test.describe(`in ${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

    test('who subscribed leaves by the link of the mail, and comes back', async ({ page, request }) => {
      const email = `reader-${locale}@example.com`
      const data = { fullName: 'Dana Levi', email, locale }
      expect((await request.post('/api/newsletter/subscribe', { data })).status()).toBe(201)
      const link = await linkTo(request, email)
      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      })
      await expect(page.getByRole('heading', { level: 1, name: unsubscribe.title })).toBeVisible()
      expect(await isSubscribed(request, email)).toBe(true)
      await page.getByRole('button', { name: unsubscribe.button }).click()
      await expect(page.getByRole('heading', { level: 1, name: unsubscribe.doneTitle })).toBeVisible()
      expect(await isSubscribed(request, email)).toBe(false)
      await page.getByRole('button', { name: unsubscribe.againButton }).click()
      await expect(page.getByRole('heading', { level: 1, name: unsubscribe.backTitle })).toBeVisible()
      expect(await isSubscribed(request, email)).toBe(true)
    })

    test('the form at the foot of a page that keeps its address to itself works, too', async ({ page }) => {
      await page.goto(visitIn(locale).path('/newsletter/unsubscribe?token=none'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      await form.getByLabel(t.newsletter.fullName).fill('Dana Levi')
      await form.getByLabel(t.newsletter.email).fill(`foot-${locale}@example.com`)
      await form.getByRole('button', { name: t.newsletter.submit }).click()
      await expect(page.getByText(t.newsletter.successTitle)).toBeVisible()
    })
  })
}

test('with scripts who leaves is told so in place, and comes back', async ({ page, request }) => {
  const { unsubscribe } = visitIn('en').t.newsletterPages
  const email = 'reader-in-place@example.com'
  const data = { fullName: 'Dana Levi', email, locale: 'en' }
  expect((await request.post('/api/newsletter/subscribe', { data })).status()).toBe(201)
  await page.goto(await linkTo(request, email))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: unsubscribe.button }).click()
  await expect(page.getByRole('heading', { level: 1, name: unsubscribe.doneTitle })).toBeFocused()
  expect(await isSubscribed(request, email)).toBe(false)
  await page.getByRole('button', { name: unsubscribe.againButton }).click()
  await expect(page.getByRole('heading', { level: 1, name: unsubscribe.backTitle })).toBeFocused()
  expect(await isSubscribed(request, email)).toBe(true)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a mail program leaves by one post, from a site of its own; a made-up link says that it is none', async ({
  page,
  request,
}) => {
  const email = 'reader-en@example.com'
  const link = await linkTo(request, email)
  for (let time = 0; time < 2; time += 1) {
    const answer = await request.post(link, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { origin: 'https://webmail.example' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(200)
  }
  expect(await isSubscribed(request, email)).toBe(false)
  const { wrong } = visitIn('en').t.newsletterPages
  expect((await request.post(`${link}x`, { form: { action: 'resubscribe' } })).status()).toBe(400)
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('link', { name: visitIn('en').t.newsletterPages.home }).click()
  expect((await request.get('/newsletter/confirm?token=a.b.c')).status()).toBe(400)
  expect(await (await request.get('/newsletter/confirm')).text()).toContain(wrong.title)
})

test.describe('an admin', () => {
  const panel = visitIn('en').t.digestPanel
  const title = 'Meetup of the coming week'

  /** An event in two days, so that there is something to write about. */
  async function openNewDigest(page: Page): Promise<void> {
    const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 2)
    await approve(page.request, await submit(page.request, title, `${day}T18:00:00+02:00`))
    await page.request.post('/api/purple-elephant-42/auth', { data: admin() })
    await page.goto('/admin/collections/digests/create')
  }

  test('writes a digest, looks at it in both languages, and sends it once', async ({ page }) => {
    test.slow()
    await openNewDigest(page)
    const letter = page.frameLocator(`iframe[title="${panel.frame}"]`)
    await expect(letter.getByText(title)).toBeVisible()
    await page.getByRole('textbox', { name: 'Subject line — English' }).fill('What the week brings')
    await page.getByRole('textbox', { name: /^Opening words.*English$/ }).fill('Good morning to you all.')
    await page.getByRole('textbox', { name: /^Opening words.*Hebrew$/ }).fill('בוקר טוב לכולם.')
    await expect(letter.getByText('Good morning to you all.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/digests\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: panel.hebrew }).click()
    await expect(letter.getByRole('heading', { level: 1, name: 'האירועים הקרובים' })).toBeVisible()
    await expect(letter.getByText('בוקר טוב לכולם.')).toBeVisible()
    await page.getByRole('button', { name: panel.narrow }).click()
    await expect(page.locator('[aria-labelledby=digest-letter-title] iframe')).toHaveCSS('width', '390px')
    await page.getByLabel(panel.testEmail).fill('me@example.com')
    await page.getByRole('button', { name: panel.testButton }).click()
    await expect(page.getByText(/is on its way to/)).toBeVisible()
    await page.getByRole('button', { name: panel.send }).click()
    await page.getByRole('button', { name: /^Send to \d+ subscribers?$/ }).click()
    // No SMTP_URL is set: the mails are kept.
    await expect(page.getByText(/\d+ kept, because no SMTP_URL is set/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: panel.send })).toBeHidden()
    const again = await page.request.post(
      `/cms/api${new URL(page.url()).pathname.replace('/admin/collections', '')}/send`,
    )
    expect(again.status()).toBe(409)
  })

  test('leaves an event out of a digest and puts it in again', async ({ page }) => {
    await openNewDigest(page)
    const letter = page.frameLocator(`iframe[title="${panel.frame}"]`)
    const choice = page.getByRole('group', { name: panel.choices }).getByRole('checkbox', { name: title })
    await expect(letter.getByText(title).first()).toBeVisible()
    const shown = await letter.getByText(title).count()
    await choice.first().uncheck()
    await expect(letter.getByText(title)).toHaveCount(shown - 1)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/digests\/[0-9a-f-]{36}/)
    await page.reload()
    await expect(choice.first()).not.toBeChecked()
    await expect(letter.getByText(title)).toHaveCount(shown - 1)
    await choice.first().check()
    await expect(letter.getByText(title)).toHaveCount(shown)
    await expectAccessible(page, 'all', '[aria-labelledby=digest-letter-title]')
  })

  test('writes a letter outside the week in one language, hears what the other lacks, plans it and cancels', async ({
    page,
  }) => {
    for (const locale of bothLocales) {
      const email = `${crypto.randomUUID()}@example.com`
      await page.request.post('/api/newsletter/subscribe', { data: { fullName: 'A', email, locale } })
    }
    await page.request.post('/api/purple-elephant-42/auth', { data: admin() })
    await page.goto('/admin/collections/digests/create')
    const kind = page.getByRole('option', { name: visitIn('en').t.adminPanel.digestKinds.letter })
    // The panel takes the field over a moment after it is there, and drops a press before that.
    await expect(async () => {
      await page.locator('#field-kind').click()
      await expect(kind).toBeVisible({ timeout: 1000 })
    }).toPass()
    await kind.click()
    await page.getByRole('textbox', { name: 'Subject line — English' }).fill('We are moving')
    await page
      .getByRole('textbox', { name: /^Opening words.*English$/ })
      .fill('On Sunday the calendar moves.')
    const letter = page.frameLocator(`iframe[title="${panel.frame}"]`)
    await expect(letter.getByRole('heading', { level: 1, name: 'We are moving' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/digests\/[0-9a-f-]{36}/)
    const tomorrow = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 1)
    await page.getByLabel(panel.plan.day).fill(tomorrow)
    await page.getByRole('combobox', { name: panel.plan.time }).selectOption('09:30')
    await page.getByRole('button', { name: panel.plan.button, exact: true }).first().click()
    const question = page.getByRole('dialog').filter({ hasText: panel.plan.question })
    await expect(question.getByText(/It isn’t written in Hebrew/)).toBeVisible()
    await expect(question.getByText(/09:30/)).toBeVisible()
    await question.getByRole('button', { name: panel.plan.confirm, exact: true }).click()
    await expect(page.getByText(/^Goes out on .*09:30/)).toBeVisible()
    await expect(page.getByRole('button', { name: panel.send })).toBeHidden()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, 'all', '[aria-labelledby=digest-letter-title]')
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('textbox', { name: 'Subject line — English' })).toBeDisabled()
    await page.getByRole('button', { name: panel.plan.cancel }).click()
    await expect(page.getByRole('button', { name: panel.send })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Subject line — English' })).toBeEnabled()
    const id = page.url().split('/').at(-1)?.split('?')[0]
    await page.goto('/admin/collections/digests')
    await page.locator(`tbody a[href*="${id}"]`).click()
    await expect(page.getByRole('textbox', { name: 'Subject line — English' })).toHaveValue('We are moving')
  })
})
