import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { listEvent } from './support/lists.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test(`the page of an event says which lists name it and where they disagree, ${locale}`, async ({
    page,
    request,
    ownProduct,
  }) => {
    const title = `Disputed ${crypto.randomUUID().slice(0, 8)}`
    const id = await approve(request, await submit(request, title, '2027-05-06T18:00:00+03:00'))
    await page.goto(path(`/event/${id}`))
    await expect(page.getByRole('note')).toHaveCount(0)

    await listEvent(ownProduct, id, 'Agreeing list', {
      startDay: '2027-05-06',
      endDay: '2027-05-06',
      isShown: true,
    })
    await listEvent(ownProduct, id, 'confs.tech', {
      startDay: '2027-05-02',
      endDay: '2027-05-05',
      state: 'cancelled',
    })
    const note = page.getByRole('note', { name: t.eventPage.disagreeTitle })
    await expect(async () => {
      await page.reload()
      await expect(note).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(note.getByRole('listitem')).toHaveCount(2)
    await expect(note.getByRole('listitem').first()).toContainText(locale === 'he' ? 'במאי 2027' : 'May 2')
    await expect(note).toContainText(t.eventPage.disagreeStates.cancelled.split('{source}')[1] ?? '')
    await expect(note.getByRole('link', { name: 'confs.tech' }).first()).toHaveAttribute(
      'href',
      'https://lists.example.org/about',
    )
    const origin = page.getByRole('region', { name: t.eventPage.sourceTitle })
    const listed = fill(locale, t.eventPage.listedBy, { date: '' }).split('{source}')[0] ?? ''
    await expect(origin.getByText(listed.trim() || 'Listed by').first()).toBeVisible()
    await expect(origin.getByRole('link', { name: 'Agreeing list' })).toBeVisible()
    const parts = t.eventPage.statedParts.days
    await expect(origin.getByText(fill(locale, t.eventPage.shownFrom, { parts }))).toHaveCount(1)
    await expectAccessible(page)
  })
}
