import { markOf, type HeldBack, withoutMarks } from './held-back.ts'
import { createNumbers } from './MarkupCacheContext.ts'

/** Key and markup of one, in characters. Larger ones are a month's, and come again too seldom. */
const mostOfOne = 32_000

/** Of properties alone, in characters and in values: with more of them, the markup is larger still. */
const mostInputs = 4_000
const mostValues = 300

/** Less is not worth a mark in the page. */
const leastInBytes = 500

type Entry = { html: string; bytes?: Buffer }

/**
 * What was written for a component with the same properties before. `mostCharacters` bounds properties and markup
 * together: what was not used for the longest time goes first.
 */
export function createMarkupCache(mostCharacters: number) {
  const entries = new Map<string, Entry>()
  const numberOf = createNumbers()
  let characters = 0

  return {
    /**
     * The markup, written now or before. What depends on more than plain values is written each time, and what is a
     * month's: `write` is told whether it is for this once.
     */
    of(component: object, props: object, write: (isForOnce: boolean) => string): string {
      const inputs = plainText(props)
      return inputs === null ? write(true) : one(`${numberOf(component)} ${inputs}`, () => write(false)).html
    },
    /** The markup, written now or before under the same key; a mark of it, where a page holds back what is finished. */
    under(key: string, write: () => string, heldBack?: HeldBack): string {
      return standIn(one(key, write), heldBack)
    },
    /** The same for what is written in time. Two requests at once both write it. */
    async later(key: string, write: () => Promise<string>, heldBack?: HeldBack): Promise<string> {
      const html = entries.get(key)?.html ?? (await write())
      return standIn(
        one(key, () => html),
        heldBack,
      )
    },
    characters: (): number => characters,
  }

  function standIn(entry: Entry, heldBack: HeldBack | undefined): string {
    if (!heldBack || entry.html.length < leastInBytes) return entry.html
    entry.bytes ??= Buffer.from(entry.html)
    return markOf(heldBack, entry.bytes)
  }

  function one(key: string, write: () => string): Entry {
    const entry = entries.get(key) ?? { html: write() }
    if (key.length + entry.html.length <= mostOfOne) store(key, entry)
    return entry
  }

  function store(key: string, entry: Entry): void {
    if (!entries.delete(key)) characters += key.length + entry.html.length
    entries.set(key, entry)
    for (const [oldest, { html }] of entries) {
      if (characters <= mostCharacters) return
      entries.delete(oldest)
      characters -= oldest.length + html.length
    }
  }
}

/** The properties as one text; null where it would not say everything, or is too much. */
function plainText(props: object): string | null {
  let isPlain = true
  let values = 0
  // As it was given: a date arrives here as the text that it would become.
  const text = JSON.stringify(props, function (this: Record<string, unknown>, name, value: unknown) {
    values += 1
    if (values > mostValues || isUnusual(this[name])) isPlain = false
    return isPlain ? value : null
  })
  return isPlain && text.length <= mostInputs ? text : null
}

function isUnusual(value: unknown): boolean {
  if (typeof value !== 'object') return ['function', 'symbol', 'bigint'].includes(typeof value)
  return value !== null && !Array.isArray(value) && value.constructor !== Object
}

/** Of the parts of pages that are the same for many, in characters. */
const slots = createMarkupCache(6_000_000)
const numberOf = createNumbers()

type Locals = Pick<App.Locals, 'locale' | 'overrides' | 'heldBack'>

/** What Astro writes for a part of a page, or wrote before in the same language with the same texts for the same `inputs`. */
export function cachedSlot(
  { locale, overrides, heldBack }: Locals,
  inputs: unknown,
  write: () => Promise<string>,
): Promise<string> {
  const whole = heldBack ? async () => withoutMarks(await write(), heldBack) : write
  return slots.later(JSON.stringify([locale, numberOf(overrides), inputs]), whole, heldBack)
}

/** Stands in a cached part where something else is put in. */
export const gap = '<!--gap-->'

/** The same for what stands around a gap: before it and after it. */
export function cachedAround(locals: Locals, inputs: unknown, write: () => Promise<string>) {
  let written: Promise<string> | undefined
  const side = (index: 0 | 1) =>
    cachedSlot(locals, [index, inputs], async () => sides(await (written ??= write()))[index])
  return Promise.all([side(0), side(1)])
}

function sides(html: string): [string, string] {
  const at = html.indexOf(gap)
  if (at === -1) throw new Error('A part that is cached around a gap has none')
  return [html.slice(0, at), html.slice(at + gap.length)]
}
