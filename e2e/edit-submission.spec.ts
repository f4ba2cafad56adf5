import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locator, Page } from '@playwright/test'
import { submit, tokenOf } from './support/api.ts'
import { letSessionEnd, signInAgain, signInByClock } from './support/ended-session.ts'
import { openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, dashboardEvents, eventForm } = messagesFor('he')
const { deadlines } = dashboardEvents
const { edit, decision, submissions } = dashboard
const { fields } = eventForm
const evening = '2027-03-06T18:00:00+02:00'

const form = (page: Page) => queueOf(page).locator('form')
const field = (page: Page, label: string) => form(page).getByLabel(label)
const cards = (page: Page) => queueOf(page).locator('[data-part=public-card]')

async function openEditing(page: Page, row: Locator): Promise<void> {
  await row.locator('[aria-expanded]').click()
  await queueOf(page).getByRole('button', { name: edit.open }).click()
  await expect(form(page)).toBeVisible()
}

test.describe('a submission that waits', () => {
  test.use({ timezoneId: 'America/New_York', expectedErrors: [/status of 422/] })

  test(
    'is edited with the public card beside it, by the clock of the site, and approved as it is shown',
    main,
    async ({ page, request }) => {
      const title = uniqueTitle('Mistyped Evening')
      await submit(request, title, evening)
      await openTab(page, 'submissions')
      await search(page, title, 1)
      const row = rowOf(page, title)
      await openEditing(page, row)
      await expect(field(page, fields.startTime.label)).toHaveValue('18:00')
      await expectAccessible(page)

      await field(page, fields.titleHe.label).fill('ערב בלי שגיאות')
      await field(page, fields.startTime.label).fill('19:30')
      await expect(cards(page).nth(0)).toContainText(title)
      await expect(cards(page).nth(1)).toContainText('ערב בלי שגיאות')
      await expect(cards(page).nth(1)).toContainText('19:30')

      await field(page, fields.registrationUrl.label).fill('nonsense')
      await form(page).getByRole('button', { name: edit.save }).click()
      await expect(field(page, fields.registrationUrl.label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, fields.registrationUrl.label)).toBeFocused()
      await expectAccessible(page)
      await field(page, fields.registrationUrl.label).fill('https://right.example/')
      await form(page).getByRole('button', { name: edit.save }).click()
      await expect(page.getByText(edit.saved, { exact: true })).toBeVisible()
      await expect(row).toContainText(edit.editedBadge)
      await expect(row).toContainText(submissions.statuses.pending)

      await field(page, fields.locationCity.label).fill('Haifa')
      await form(page).getByRole('button', { name: deadlines.add }).focus()
      await page.keyboard.press('Enter')
      await expect(field(page, deadlines.kind)).toBeFocused()
      await field(page, deadlines.kind).selectOption('registration')
      await field(page, deadlines.day).fill('2027-03-01')
      await field(page, deadlines.time).fill('18:00')
      await field(page, deadlines.zone).selectOption('Asia/Jerusalem')
      await queueOf(page).getByRole('button', { name: decision.approveAndPublish }).click()
      await expect(row).toContainText(submissions.statuses.approved)
      const found = async () => (await request.get(`/api/events?q=${encodeURIComponent(title)}`)).json()
      await expect.poll(found).toMatchObject([
        {
          titleHe: 'ערב בלי שגיאות',
          startDate: '2027-03-06T19:30:00+02:00',
          locationCity: 'Haifa',
          registrationUrl: 'https://right.example/',
          deadlines: [{ kind: 'registration', day: '2027-03-01', at: '2027-03-01T16:00:00Z' }],
        },
      ])
    },
  )
})

test.describe('what is typed', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('waits in a closed row, which is not approved without it, and is refused after another admin’s', async ({
    page,
    request,
  }) => {
    const title = uniqueTitle('Contested Text')
    const id = await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    const row = rowOf(page, title)
    await openEditing(page, row)
    await field(page, fields.locationVenue.label).fill('Port 3')
    await row.locator('[aria-expanded]').click()
    await expect(form(page)).toHaveCount(0)
    await row.focus()
    await page.keyboard.press('a')
    await expect(page.getByText(edit.waiting, { exact: true })).toBeVisible()
    await expect(row).toContainText(submissions.statuses.pending)
    await row.locator('[aria-expanded]').click()
    await expect(field(page, fields.locationVenue.label)).toHaveValue('Port 3')

    const headers = { authorization: `Bearer ${await tokenOf(request)}` }
    const other = await request.put(`/api/sys/mgmt/submissions/${id}`, {
      headers,
      data: { title, eventType: 'meetup', startDate: evening, organizerEmail: 'other@example.com' },
    })
    expect(other.status()).toBe(200)
    await form(page).getByRole('button', { name: edit.save }).click()
    await expect(page.getByText(messagesFor('he').requestErrors.edited).first()).toBeVisible()
    await expect(field(page, fields.locationVenue.label)).toHaveValue('Port 3')
    await expect(form(page).getByText(edit.outdated)).toBeVisible()
    await form(page).getByRole('button', { name: edit.discard }).click()
    await expect(form(page)).toHaveCount(0)
    await expect(queueOf(page).getByText('other@example.com').first()).toBeVisible()
  })

  test.describe('when the session ends', () => {
    test.use({ expectedErrors: [/status of 401/] })

    test('is there again after signing in', async ({ page, request }) => {
      const title = uniqueTitle('Interrupted Text')
      await submit(request, title, evening)
      await signInByClock(page)
      await page.goto('/admin/dashboard#submissions')
      await search(page, title, 1)
      await openEditing(page, rowOf(page, title))
      await field(page, fields.locationVenue.label).fill('Port 7')
      await letSessionEnd(page)
      await signInAgain(page)
      await expect(field(page, fields.locationVenue.label)).toHaveValue('Port 7')
    })
  })
})
