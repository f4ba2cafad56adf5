/** The item of a row of controls that an arrow key, Home or End moves to, round its ends. */
export function itemAfterKey<Item>(
  items: readonly Item[],
  current: Item,
  key: string,
  direction: 'rtl' | 'ltr',
): Item | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const index = items.indexOf(current)
  if (key === forward) return items[(index + 1) % items.length] ?? null
  if (key === back) return items[(index - 1 + items.length) % items.length] ?? null
  if (key === 'Home') return items[0] ?? null
  return key === 'End' ? (items.at(-1) ?? null) : null
}
