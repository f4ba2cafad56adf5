/** Every text of a tree of messages, by its path: `calendar.more.one`. */
export function textsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) =>
    textsOf(value, path === '' ? key : `${path}.${key}`),
  )
}
