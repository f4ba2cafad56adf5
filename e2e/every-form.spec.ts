import { fill } from '@cyberluach/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fillContactForm } from './support/contact-form.ts'
import { fillEventForm, typedEvent } from './support/event-form.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { expect, test, visitInTurn, type Visit } from './support/test.ts'

/** A form that visitors send, and what is typed into it here. */
type Form = {
  at: string
  call: string
  typed: string
  /** The form's field that holds it. */
  field: (page: Page, visit: Visit) => Locator
  fillIn: (page: Page, visit: Visit) => Promise<void>
  button: (page: Page, visit: Visit) => Locator
  failed: (visit: Visit) => string
}

const comment = 'שלום, the date of an event is wrong.'
const inMain = (page: Page) => page.getByRole('main')
const newsletter = (page: Page, { t }: Visit) => page.getByRole('form', { name: t.newsletter.formLabel })

const forms: Record<string, Form> = {
  contact: {
    at: '/contact',
    call: '**/api/contact',
    typed: comment,
    field: (page, { t }) => inMain(page).getByRole('textbox', { name: t.contact.message }),
    async fillIn(page, visit) {
      await fillContactForm(page, visit, comment)
    },
    button: (page, { t }) => page.getByRole('button', { name: t.contact.submit }),
    failed: ({ t }) => t.toasts.contact.failed.withoutEmail,
  },
  feedback: {
    at: '/feedback',
    call: '**/api/feedback',
    typed: comment,
    field: (page, { t }) => inMain(page).getByLabel(t.feedback.additionalComments),
    async fillIn(page, visit) {
      const { t, locale } = visit
      await page
        .getByRole('group', { name: t.feedback.overallRating })
        .getByRole('radio', { name: fill(locale, t.feedback.ratingLabel, { n: 4 }) })
        .press('Space')
      await this.field(page, visit).fill(comment)
    },
    button: (page, { t }) => page.getByRole('button', { name: t.feedback.submit }),
    failed: ({ t }) => t.toasts.feedback.failed.text,
  },
  newsletter: {
    at: '/about',
    call: '**/api/newsletter/subscribe',
    typed: 'Dana Levi',
    field: (page, visit) => newsletter(page, visit).getByLabel(visit.t.newsletter.fullName),
    async fillIn(page, visit) {
      await this.field(page, visit).fill('Dana Levi')
      await newsletter(page, visit)
        .getByLabel(visit.t.newsletter.email)
        .fill(`every-form-${crypto.randomUUID()}@example.com`)
    },
    button: (page, visit) => newsletter(page, visit).getByRole('button', { name: visit.t.newsletter.submit }),
    failed: ({ t }) => t.toasts.newsletter.failed.text,
  },
  submission: {
    at: '/submit/form',
    call: '**/api/submissions',
    typed: 'Night of the Flags',
    field: (page, { t }) => inMain(page).getByRole('textbox', { name: t.eventForm.fields.title.label, exact: true }),
    async fillIn(page, visit) {
      const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)
      await fillEventForm(inMain(page), visit, typedEvent('Night of the Flags', day))
    },
    button: (page, { t }) => page.getByRole('button', { name: t.eventForm.submit }),
    failed: ({ t }) => t.toasts.submission.failed.title,
  },
}

for (const [name, form] of Object.entries(forms)) {
  const visit = visitInTurn(name)

  test.describe(`the form of ${name}`, () => {
    test.use({ expectedErrors: [/status of 50\d|ERR_FAILED/] })

    test('sent before its script came is sent in place, and keeps what was typed where that fails or nobody answers', async ({
      page,
    }) => {
      const letThrough = await holdScripts(page)
      await page.route(form.call, (route) => route.fulfill({ status: 503, json: { error: 'away' } }))
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url())
      })
      await page.goto(visit.path(form.at), { waitUntil: 'commit' })
      await form.fillIn(page, visit)
      await form.button(page, visit).click({ noWaitAfter: true })
      letThrough()
      await expect(page.getByText(form.failed(visit)).first()).toBeVisible()
      await expect(form.field(page, visit)).toHaveValue(form.typed)

      await test.step('nobody answers', async () => {
        await page.route(form.call, (route) => route.abort())
        const failed = page.waitForEvent('requestfailed')
        await form.button(page, visit).click()
        await failed
        await expect(page.getByText(form.failed(visit)).first()).toBeVisible()
        await expect(form.button(page, visit)).toBeEnabled()
        await expect(form.field(page, visit)).toHaveValue(form.typed)
      })
      expect(posts, 'nothing was posted as without scripts').toEqual([])
    })

    test('is there again after going on and back, and is sent once however often its button is pressed', async ({
      page,
    }) => {
      await page.goto(visit.path(form.at))
      await expect(form.button(page, visit)).toBeVisible()
      await page.goto(visit.path('/faq'))
      await page.goBack()
      await expect(form.button(page, visit)).toBeVisible()
      await form.fillIn(page, visit)

      const answer = Promise.withResolvers<void>()
      let sent = 0
      await page.route(form.call, async (route) => {
        sent += 1
        await answer.promise
        await route.fulfill({ status: 500, json: { error: 'broken' } })
      })
      await form.button(page, visit).dblclick()
      await form.field(page, visit).press('Enter')
      const typed = await form.field(page, visit).inputValue()
      expect(typed.trim(), 'the key begins another line where there are lines').toBe(form.typed)
      answer.resolve()
      await expect(page.getByText(form.failed(visit)).first()).toBeVisible()
      expect(sent).toBe(1)
      await expect(form.field(page, visit)).toHaveValue(typed)
    })
  })
}
