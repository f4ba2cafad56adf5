import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { picturedMorning, toldInstant } from './support/pictured-product.ts'
import { expect, test } from './support/test.ts'

const dayOf = (instant: Date | string) => dayKeyOf(new Date(instant), 'Asia/Jerusalem')

test('the product goes by the clock of its machine, whatever its environment says', async ({ request }) => {
  const before = dayOf(new Date())
  const { today } = await (await request.get('/api/figures')).json()
  expect([before, dayOf(new Date())]).toContain(today)
  expect(today).not.toBe(dayOf(toldInstant))
})

test('the product that is pictured lives on its own morning', async ({ request, picturedProduct: { origin } }) => {
  const { today } = await (await request.get(`${origin}/api/figures`)).json()
  expect(today).toBe(dayOf(picturedMorning))
  expect(await (await request.get(origin)).text()).toContain(dayOf(picturedMorning))
})
