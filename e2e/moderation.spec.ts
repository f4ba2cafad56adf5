import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { admin, approve, submit } from './support/api.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { enterPanel, listens } from './support/panel.ts'
import { openTab, uniqueTitle } from './support/queues.ts'
import { storedKeys } from './support/session.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, login } = messagesFor('he')

test.describe('the dashboard', () => {
  test('rejects with the note that was written', main, async ({ page, request }) => {
    const title = uniqueTitle('Rejected Evening')
    await submit(request, title, '2027-02-03T18:00:00+02:00')
    await openQueue(page, title)
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) })
      .click()
    const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
    await expect(popover.getByRole('textbox')).toHaveValue(dashboard.decision.reasons.criteria)
    await popover.getByRole('button', { name: dashboard.decision.reasons.details }).click()
    await expect(popover.getByRole('textbox')).toHaveValue(dashboard.decision.reasons.details)
    await popover.getByRole('textbox').fill('חסר קישור להרשמה')
    await popover.getByRole('button', { name: dashboard.decision.reject }).click()
    await expectSaid(page, dashboard.toasts.rejected)
    await expect(rowOf(page, title)).toContainText(dashboard.submissions.statuses.rejected)
    await expect(rowOf(page, title)).toContainText('חסר קישור להרשמה')
    await expect(
      rowOf(page, title).getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }),
    ).toHaveCount(0)
  })

  test('deletes only after a question, and takes the published event with it', main, async ({ page, request }) => {
    const published = uniqueTitle('Deleted Evening')
    const event = await approve(request, await submit(request, published, '2027-02-04T18:00:00+02:00'))
    expect((await request.get(`/api/events/${event}`)).status()).toBe(200)
    await openQueue(page, published)
    const remove = rowOf(page, published).getByRole('button', {
      name: new RegExp(`^${dashboard.decision.delete}`),
    })
    await remove.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(dashboard.deletion.text)
    await expect(dialog.getByRole('button', { name: dashboard.deletion.cancel, exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect((await request.get(`/api/events/${event}`)).status()).toBe(200)
    await remove.click()
    await dialog.getByRole('button', { name: dashboard.decision.delete }).click()
    await expectSaid(page, dashboard.toasts.deleted)
    await expect(rowOf(page, published)).toHaveCount(0)
    expect((await request.get(`/api/events/${event}`)).status()).toBe(404)
  })

  test('shows what was sent inert and in its place, flags what has passed, and keeps names on a tablet', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Opened')
    const old = { contactPersonName: undefined, contactPersonPhone: undefined }
    const text = 'CONTACT PERSON FOR VERIFICATION:\nName: Dana\nPhone: 03-555-0100\n\nEVENT DETAILS:\nFee: 50 ILS'
    const word = 'W'.repeat(250)
    const markup = `<img src=x onerror="document.title='run'">`
    await submit(request, `${shared} whole`, '2027-02-05T18:00:00+02:00')
    await submit(request, `${shared} parsed`, '2025-02-05T18:00:00+02:00', { ...old, additionalInfo: text })
    await submit(request, `${shared} bare`, '2027-02-05T18:00:00+02:00', old)
    await submit(request, `${shared} ${markup}`, '2027-02-05T18:00:00+02:00')
    await submit(request, `${shared} ${word}`, '2027-02-05T18:00:00+02:00')
    await openQueue(page, shared)
    const openerOf = (words: string) => rowOf(page, words).locator('[aria-expanded]')

    await test.step('all of it stands in the open row', async () => {
      await openerOf(`${shared} whole`).click()
      await expect(page.getByText('Noa Levi')).toBeVisible()
      await expect(page.getByText('Two hours of talks.')).toBeVisible()
    })

    await test.step('a date that has passed is flagged, the contact person read out of an old text', async () => {
      await expect(rowOf(page, `${shared} parsed`)).toContainText(dashboard.submissions.past)
      await expect(rowOf(page, `${shared} bare`)).not.toContainText(dashboard.submissions.past)
      await openerOf(`${shared} parsed`).click()
      await expect(page.getByText('03-555-0100')).toBeVisible()
      await expect(page.getByText('50 ILS')).toBeVisible()
      await openerOf(`${shared} bare`).click()
      await expect(page.getByText(dashboard.details.oldSubmission)).toBeVisible()
      await openerOf(`${shared} bare`).click()
    })

    await test.step('names stay readable on a tablet, and the bar in one line', async () => {
      const name = rowOf(page, `${shared} whole`).locator('[data-part=name]')
      const bar = page.getByRole('heading', { level: 1 }).locator('..')
      for (const width of [768, 820, 1024, 1100]) {
        await page.setViewportSize({ width, height: 1000 })
        await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(160)
        await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(56)
      }
      await expectAccessible(page)
    })

    await test.step('markup runs nowhere, and a long word stays within the window', async () => {
      await expect(rowOf(page, 'onerror')).toContainText(markup)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const words of ['onerror', word]) {
          await openerOf(words).click()
          await expect(page.locator('[data-part=detail]')).toBeVisible()
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await openerOf(words).click()
          await expect(openerOf(words)).toHaveAttribute('aria-expanded', 'false')
        }
      }
      expect(await page.title()).not.toBe('run')
    })
  })

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

    test('brings a new submission by itself, and says that the connection is lost, and that it is back', async ({
      page,
      request,
      context,
    }) => {
      await page.clock.install()
      const shared = uniqueTitle('Polled')
      await submit(request, `${shared} first`, '2027-02-06T18:00:00+02:00')
      await openQueue(page, shared)

      await test.step('what is new comes without closing the open row', async () => {
        await rowOf(page, `${shared} first`).locator('[aria-expanded]').click()
        const note = page.getByRole('textbox', { name: dashboard.decision.note })
        await note.fill('הערה שעוד נכתבת')
        await submit(request, `${shared} second`, '2027-02-07T18:00:00+02:00')
        const second = page
          .getByText(/הגש(ה|ות) חדש(ה|ות)/)
          .or(rowOf(page, `${shared} second`))
          .first()
        await expect(async () => {
          await page.clock.fastForward(6_000)
          await expect(second).toBeVisible({ timeout: 1_000 })
        }).toPass()
        await expect(note).toHaveValue('הערה שעוד נכתבת')
      })

      await test.step('a connection that is lost is told, and that it is back', async () => {
        await context.setOffline(true)
        await expect(async () => {
          await page.clock.fastForward(6_000)
          await expect(page.locator('i[data-state="lost"]').first()).toBeAttached({ timeout: 500 })
        }).toPass()
        await context.setOffline(false)
        await expect(async () => {
          await page.clock.fastForward(6_000)
          await expect(page.locator('i[data-state="live"]').first()).toBeAttached({ timeout: 500 })
        }).toPass()
      })
    })
  })
})

test.describe('signing in and out', () => {
  test.use({ expectedErrors: [/status of 40[134]/] })

  test('signing out kills the token at once', async ({ page, request }) => {
    await enterPanel(page, admin(), 'he')
    await page.goto('/admin/dashboard')
    const leave = page.getByRole('button', { name: dashboard.logout })
    await listens(leave)
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/sys/stats/overview', { headers })).status()).toBe(200)
    await leave.click()
    await page.waitForURL('**/purple-elephant-42')
    expect((await request.get('/api/sys/stats/overview', { headers })).status()).toBe(401)
    await expect.poll(() => storedKeys(page)).toEqual([])
  })

  test('strangers are denied, and sent to the sign-in page, which counts wrong passwords', async ({ page }) => {
    await test.step('/admin/login shows only that access is denied', async () => {
      const answer = await page.goto('/admin/login')
      expect(answer?.status()).toBe(403)
      await expect(page.getByText('Unauthorized access attempt logged')).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('a made-up token is removed, and its owner sent to the sign-in page', async () => {
      await page.evaluate(() => {
        localStorage.setItem('adminToken', 'made.up.token')
        localStorage.setItem('adminUser', JSON.stringify({ username: 'admin', role: 'admin' }))
      })
      await page.goto('/admin/dashboard')
      await page.waitForURL('**/purple-elephant-42*')
      await expect.poll(() => storedKeys(page)).toEqual([])
    })

    await test.step('a wrong password says so, counts, and asks another question', async () => {
      await fillSignIn(page, { username: 'admin', password: 'not the password' })
      await expect(page.getByText(login.errors.wrong).first()).toBeVisible()
      await expect(page.getByText(login.failedAttempts)).toBeVisible()
      await expect(page.getByRole('textbox', { name: login.captcha.label })).toHaveValue('')
      await expectAccessible(page)
    })

    await test.step('a button shows and hides the password', async () => {
      const password = page.getByLabel(login.password, { exact: true })
      await page.getByRole('button', { name: login.showPassword, exact: true }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: login.hidePassword, exact: true }).click()
      await expect(password).toHaveAttribute('type', 'password')
    })
  })
})

async function openQueue(page: Page, words: string): Promise<void> {
  await openTab(page, 'submissions')
  await search(page, words)
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await rowOf(page, words).locator('mark').first().waitFor() // what was searched for is marked once the list is narrowed
}

function rowOf(page: Page, title: string) {
  return page
    .getByRole('row')
    .filter({ hasText: title })
    .filter({ has: page.getByRole('button') })
    .first()
}
