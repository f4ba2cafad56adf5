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

/** Stands in a kept part where something else is put in. */
export const gap = '<!--gap-->'

/** The same for what stands around a gap: before it and after it. */
export function keptAround(locals: Locals, said: unknown, write: () => Promise<string>) {
  let written: Promise<string> | undefined
  const side = (index: 0 | 1) =>
    keptSlot(locals, [index, said], async () => sides(await (written ??= write()))[index])
  return Promise.all([side(0), side(1)])
}

function sides(html: string): [string, string] {
  const at = html.indexOf(gap)
  if (at === -1) throw new Error('A part that is kept around a gap has none')
  return [html.slice(0, at), html.slice(at + gap.length)]
}
