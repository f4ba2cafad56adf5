import { enterPanel } from './support/panel.ts'
import { newEditor } from './support/staff.ts'
import { expect, main, test } from './support/test.ts'

/** As the panel's framework says it, and as we do. A title that begins with markup, which other journeys hand in, is one. */
const withoutTitle = /^(<ללא .*>|ללא כותרת)$/

test(
  'lists of the panel show and find titles in whichever language there is one',
  main,
  async ({ page, request, baseURL }) => {
    const editor = await newEditor(request, baseURL)
    const word = `Packet-${crypto.randomUUID().slice(0, 8)}`
    const made = await request.post('/cms/api/events', {
      headers: { origin: baseURL ?? '' },
      data: {
        title: `${word} Night`,
        eventType: 'ctf',
        allDay: true,
        startDay: '2027-01-10',
        endDay: '2027-01-10',
      },
    })
    expect(made.status()).toBe(201)
    await enterPanel(page, editor, 'he')

    await page.goto('/admin/collections/events?locale=he')
    await expect(page.locator('tbody tr')).not.toHaveCount(0)
    await expect(page.locator('td.cell-title', { hasText: withoutTitle })).toHaveCount(0)
    await page.goto(`/admin/collections/events?locale=he&search=${word}`)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(1)
    await rows.getByRole('link', { name: `${word} Night` }).click()
    await page.waitForURL(/\/admin\/collections\/events\/[\w-]+/)

    await page.goto('/admin/collections/posts?locale=he')
    await expect(rows).not.toHaveCount(0)
    await expect(page.locator('td.cell-title', { hasText: withoutTitle })).toHaveCount(0)
  },
)
