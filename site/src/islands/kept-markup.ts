/** Larger ones are a month's, and come again too seldom. */
const mostOfOne = 32_000

/**
 * What was written for a component with the same properties before. `mostCharacters` bounds properties and markup
 * together: what was not asked for the longest time goes first.
 */
export function createKeptMarkup(mostCharacters: number) {
  const known = new Map<string, string>()
  const numbers = new WeakMap<object, number>()
  let components = 0
  let characters = 0

  return {
    /** The markup, written now or before. What depends on more than plain values is written each time. */
    of(component: object, props: object, write: () => string): string {
      const said = plainText(props)
      return said === null ? write() : under(`${numberOf(component)} ${said}`, write)
    },
    under,
    characters: (): number => characters,
  }

  /** The markup, written now or before under the same key. */
  function under(key: string, write: () => string): string {
    if (key.length > mostOfOne) return write()
    const html = known.get(key) ?? write()
    if (key.length + html.length <= mostOfOne) keep(key, html)
    return html
  }

  function numberOf(component: object): number {
    const number = numbers.get(component) ?? (components += 1)
    numbers.set(component, number)
    return number
  }

  function keep(key: string, html: string): void {
    if (!known.delete(key)) characters += key.length + html.length
    known.set(key, html)
    for (const [oldest, markup] of known) {
      if (characters <= mostCharacters) return
      known.delete(oldest)
      characters -= oldest.length + markup.length
    }
  }
}

/** The properties as one text; null where it would not say everything. */
function plainText(props: object): string | null {
  let isPlain = true
  // As it was given: a date arrives here as the text that it would become.
  const text = JSON.stringify(props, function (this: Record<string, unknown>, name, value: unknown) {
    if (isUnusual(this[name])) isPlain = false
    return isPlain ? value : null
  })
  return isPlain ? text : null
}

function isUnusual(value: unknown): boolean {
  if (typeof value !== 'object') return ['function', 'symbol', 'bigint'].includes(typeof value)
  return value !== null && !Array.isArray(value) && value.constructor !== Object
}
