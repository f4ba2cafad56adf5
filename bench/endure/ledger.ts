/** What the product acknowledged, by an address that no other write has. */
export type Acknowledged = { mark: string; kind: string; id: string }

/** A row that is there at the end. */
export type Stored = { mark: string; id: string }

export type Reckoning = { lost: Acknowledged[]; others: Acknowledged[]; twice: string[] }

/**
 * What was acknowledged against what is there: writes that are `lost`, those stored under another id than was said
 * (`others`), and marks that are there more than once, also of writes that nobody acknowledged.
 */
export function reckon(acknowledged: readonly Acknowledged[], stored: readonly Stored[]): Reckoning {
  const idsOf = new Map<string, string[]>()
  for (const { mark, id } of stored) idsOf.set(mark, [...(idsOf.get(mark) ?? []), id])
  return {
    lost: acknowledged.filter(({ mark }) => !idsOf.has(mark)),
    others: acknowledged.filter(({ mark, id }) => idsOf.get(mark)?.includes(id) === false),
    twice: [...idsOf].filter(([, ids]) => ids.length > 1).map(([mark]) => mark),
  }
}
