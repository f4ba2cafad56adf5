export type Node = Record<string, unknown>

/**
 * The events of a page's JSON-LD, wherever they stand: alone, in a list, in `@graph`, as what a page or a list is about.
 * Of a series that names its editions, these; the sessions of an event are parts of it and no events.
 */
export function eventNodes(data: unknown): Node[] {
  const found: Node[] = []
  const waiting: { value: unknown; depth: number }[] = [{ value: data, depth: 0 }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { value, depth } = next
    if (Array.isArray(value))
      for (const one of value.slice(0, mostInList)) waiting.push({ value: one, depth })
    if (!isNode(value) || depth > deepest) continue
    const editions = typesOf(value).includes('EventSeries') ? listOf(value.subEvent).filter(isNode) : []
    if (editions.length > 0) waiting.push({ value: editions, depth: depth + 1 })
    else if (isEvent(value)) found.push(value)
    else
      for (const one of Object.values(value))
        if (typeof one === 'object') waiting.push({ value: one, depth: depth + 1 })
    if (waiting.length > mostWaiting) break
  }
  return found
}

const deepest = 12
const mostInList = 5_000
const mostWaiting = 20_000

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

/** The names of a node's types, without where they come from: `https://schema.org/Event` is Event. */
export function typesOf(node: Node): string[] {
  return listOf(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(-100).split(/[/#:]/).at(-1) ?? '')
}

/** Event and its subtypes; not what is sent, shown or reserved. */
function isEvent(node: Node): boolean {
  return typesOf(node).some(
    (type) =>
      (type.endsWith('Event') && !/^(Publication|Broadcast|OnDemand|Delivery|Screening)Event$/.test(type)) ||
      /^(EventSeries|Hackathon|Festival|CourseInstance)$/.test(type),
  )
}
