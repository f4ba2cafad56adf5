import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { approve, signIn, submit, tokenOf } from './support/api.ts'
import { addressIn, mailTo } from './support/mails.ts'
import type { ProvidedProduct } from './support/on-demand.ts'
import { listens } from './support/panel.ts'
import { uniqueTitle } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, main, test, visitIn, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('newsletter')
const { unsubscribe, wrong, home } = t.newsletterPages

/** Somebody new subscribes; answers with their address, and with that of the page that their welcome leads to. */
async function subscribe(
  request: APIRequestContext,
  product: ProvidedProduct,
): Promise<{ email: string; link: string }> {
  const email = `reader-${crypto.randomUUID()}@example.com`
  const data = { fullName: 'Dana Levi', email, locale }
  expect((await request.post('/api/newsletter/subscribe', { data })).status()).toBe(201)
  const welcome = await mailTo(product, email, 'newsletterWelcome')
  return { email, link: addressIn(welcome, '/newsletter/unsubscribe') }
}

async function expectSubscribed(request: APIRequestContext, email: string, is: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` }
  const address = `/api/sys/mgmt/newsletter/all?q=${email}`
  await expect
    .poll(async () => (await request.get(address, { headers })).json())
    .toMatchObject([{ email, subscribed: is }])
}

test(
  'who subscribed leaves by the link of the mail in place, and comes back',
  main,
  async ({ page, request, ownProduct }) => {
    const { email, link } = await subscribe(request, ownProduct)
    await page.goto(link)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1, name: unsubscribe.doneTitle })).toBeFocused()
    await expectSubscribed(request, email, false)
    await page.getByRole('button', { name: unsubscribe.againButton }).click()
    await expect(page.getByRole('heading', { level: 1, name: unsubscribe.backTitle })).toBeFocused()
    await expectSubscribed(request, email, true)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('who subscribed leaves by the link of the mail, which nobody else is told, and comes back', async ({
    page,
    request,
    ownProduct,
  }) => {
    const { email, link } = await subscribe(request, ownProduct)
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByRole('heading', { level: 1, name: unsubscribe.title })).toBeVisible()
    await expectSubscribed(request, email, true)
    await page.getByRole('button', { name: unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1, name: unsubscribe.doneTitle })).toBeVisible()
    await expectSubscribed(request, email, false)
    await page.getByRole('button', { name: unsubscribe.againButton }).click()
    await expect(page.getByRole('heading', { level: 1, name: unsubscribe.backTitle })).toBeVisible()
    await expectSubscribed(request, email, true)
  })

  test('the form at the foot of a page that keeps its address to itself works, too', async ({ page }) => {
    await page.goto(path('/newsletter/unsubscribe?token=none'))
    const form = page.getByRole('form', { name: t.newsletter.formLabel })
    await form.getByLabel(t.newsletter.fullName).fill('Dana Levi')
    await form.getByLabel(t.newsletter.email).fill(`foot-${crypto.randomUUID()}@example.com`)
    await form.getByRole('button', { name: t.newsletter.submit }).click()
    await expect(page.getByText(t.newsletter.successTitle)).toBeVisible()
  })
})

test('a mail program leaves by one post from a site of its own, however often', async ({
  page,
  request,
  ownProduct,
}) => {
  const { email, link } = await subscribe(request, ownProduct)
  for (let time = 0; time < 2; time += 1) {
    const answer = await request.post(link, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { origin: 'https://webmail.example' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(200)
  }
  await expectSubscribed(request, email, false)
  await page.goto(link)
  await expect(page.getByRole('button', { name: unsubscribe.againButton })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: home }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
})

test('a made-up link of the newsletter says that it is none', async ({ request, ownProduct }) => {
  const { link } = await subscribe(request, ownProduct)
  expect((await request.post(`${link}x`, { form: { action: 'resubscribe' } })).status()).toBe(400)
  expect((await request.get(path('/newsletter/confirm?token=a.b.c'))).status()).toBe(400)
  expect(await (await request.get(path('/newsletter/confirm'))).text()).toContain(wrong.title)
})

test.describe('an admin', () => {
  const panel = visitIn('en').t.digestPanel

  /** So that there are readers of each language. */
  async function subscribeInBoth(request: APIRequestContext): Promise<void> {
    for (const each of bothLocales) {
      const data = { fullName: 'A', email: `${crypto.randomUUID()}@example.com`, locale: each }
      expect((await request.post('/api/newsletter/subscribe', { data })).status()).toBe(201)
    }
  }

  const letterOf = (page: Page) => page.frameLocator(`iframe[title="${panel.frame}"]`)
  const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject line — English' })

  async function openNewLetter(page: Page): Promise<void> {
    await signIn(page.request)
    await page.goto('/admin/collections/digests/create')
    await listens(subject(page))
  }

  /** Publishes an event in two days, so that there is something to write about, and answers with its title. */
  async function publishMeetup(request: APIRequestContext): Promise<string> {
    const title = uniqueTitle('Meetup of the coming week')
    const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 2)
    await approve(request, await submit(request, title, `${day}T18:00:00+02:00`))
    return title
  }

  /** Only what is saved can be sent. */
  async function save(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/digests\/[0-9a-f-]{36}/)
    await expect(page.getByRole('button', { name: panel.send })).toBeEnabled()
  }

  test('writes a digest, looks at it in both languages, and sends it once', main, async ({ page, request }) => {
    test.slow()
    await subscribeInBoth(request)
    const title = await publishMeetup(request)
    await openNewLetter(page)
    const letter = letterOf(page)
    await expect(letter.getByText(title)).toBeVisible()
    await subject(page).fill('What the week brings')
    await page.getByRole('textbox', { name: /^Opening words.*English$/ }).fill('Good morning to you all.')
    await page.getByRole('textbox', { name: /^Opening words.*Hebrew$/ }).fill('בוקר טוב לכולם.')
    await expect(letter.getByText('Good morning to you all.')).toBeVisible()
    await save(page)
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

  test('leaves an event out of a digest and puts it in again', async ({ page, request }) => {
    await subscribeInBoth(request)
    await publishMeetup(request)
    const title = await publishMeetup(request)
    await openNewLetter(page)
    const event = letterOf(page).getByText(title)
    await expect(event).toBeVisible()
    const choice = page.getByRole('group', { name: panel.choices }).getByRole('checkbox', { name: title })
    await choice.uncheck()
    await expect(event).toHaveCount(0)
    await save(page)
    await page.reload()
    await expect(choice).not.toBeChecked()
    await expect(letterOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(event).toHaveCount(0)
    await choice.check()
    await expect(event).toBeVisible()
    await expectAccessible(page, 'all', '[aria-labelledby=digest-letter-title]')
  })

  test('writes a letter outside the week, hears what it lacks in Hebrew, plans it and cancels', async ({
    page,
    request,
  }) => {
    await subscribeInBoth(request)
    await openNewLetter(page)
    const kind = page.locator('#field-kind .rs__control')
    await listens(kind)
    await kind.click()
    await page.getByRole('option', { name: visitIn('en').t.adminPanel.digestKinds.letter }).click()
    await subject(page).fill('We are moving')
    await page.getByRole('textbox', { name: /^Opening words.*English$/ }).fill('On Sunday the calendar moves.')
    await expect(letterOf(page).getByRole('heading', { level: 1, name: 'We are moving' })).toBeVisible()
    await save(page)
    await page.getByLabel(panel.plan.day).fill(addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 2))
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
    await expect(subject(page)).toBeDisabled()
    await page.getByRole('button', { name: panel.plan.cancel }).click()
    await expect(page.getByRole('button', { name: panel.send })).toBeVisible()
    await expect(subject(page)).toBeEnabled()
    const id = page.url().split('/').at(-1)?.split('?')[0]
    await page.goto('/admin/collections/digests')
    await page.locator(`tbody a[href*="${id}"]`).click()
    await expect(subject(page)).toHaveValue('We are moving')
  })
})
