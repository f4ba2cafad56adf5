import { withoutMarks } from './held-back.ts'
import { createKeptMarkup } from './kept-markup.ts'
import { createNumbers } from './numbers.ts'

/** Of the parts of pages that are the same for many, in characters. */
const kept = createKeptMarkup(6_000_000)
const numberOf = createNumbers()

type Locals = Pick<App.Locals, 'locale' | 'overrides' | 'heldBack'>

/** What Astro writes for a part of a page, or wrote before in the same language with the same texts for the same `said`. */
export function keptSlot(
  { locale, overrides, heldBack }: Locals,
  said: unknown,
  write: () => Promise<string>,
): Promise<string> {
  const whole = heldBack ? async () => withoutMarks(await write(), heldBack) : write
  return kept.later(JSON.stringify([locale, numberOf(overrides), said]), whole, heldBack)
}
