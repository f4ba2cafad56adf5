import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDateRange } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { listEvent } from './support/lists.ts'
import { expect, expectAccessible, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('lists that name an event')
const words = t.eventPage

test('the page of an event says which lists name it and where they disagree', async ({ page, request, ownProduct }) => {
  const day = addDays(dayKeyOf(new Date(), 'UTC'), 160)
  const title = `Disputed ${crypto.randomUUID().slice(0, 8)}`
  const id = await approve(request, await submit(request, title, `${day}T18:00:00+03:00`))
  const address = path(`/event/${id}`)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('note')).toHaveCount(0)

  await listEvent(ownProduct, id, 'Agreeing list', { startDay: day, endDay: day, isShown: true })
  const [first, last] = [addDays(day, -4), addDays(day, -1)]
  await listEvent(ownProduct, id, 'confs.tech', { startDay: first, endDay: last, state: 'cancelled' })
  await expect.poll(async () => (await request.get(address)).text()).toContain('confs.tech')
  await page.goto(address)

  await test.step('a note tells what one says that the others do not', async () => {
    const note = page.getByRole('note', { name: words.disagreeTitle })
    await expect(note.getByRole('listitem')).toHaveCount(2)
    await expect(note.getByRole('listitem').first()).toContainText(formatDateRange(locale, first, last))
    await expect(note).toContainText(words.disagreeStates.cancelled.split('{source}')[1] ?? '')
    await expect(note.getByRole('link', { name: 'confs.tech' }).first()).toHaveAttribute(
      'href',
      'https://lists.example.org/about',
    )
  })

  await test.step('below stand the lists, and what is shown from which', async () => {
    const origin = page.getByRole('region', { name: words.sourceTitle })
    const listed = words.listedBy.split('{source}')[0]?.trim() ?? ''
    await expect(origin.getByText(listed).first()).toBeVisible()
    await expect(origin.getByRole('link', { name: 'Agreeing list' })).toBeVisible()
    const shown = fill(locale, words.shownFrom, { parts: words.statedParts.days })
    await expect(origin.getByText(shown)).toHaveCount(1)
  })
  await expectAccessible(page)
})
