export type PanelCall = { name: string; headers: Record<string, string>; body: string }

const plain = 'text/plain;charset=UTF-8'
const boundary = 'panel-calls'
const multipart = `multipart/form-data; boundary=${boundary}`

/** Ways to call the panel's functions that no panel would: `ids` are those of the functions that its pages name. */
export function oddPanelCalls(ids: string[], origin: string): PanelCall[] {
  return [...ids.flatMap((id) => callsOf(id, origin)), ...callsOfNobody(ids[0] ?? '', origin)]
}

function callsOf(id: string, origin: string): PanelCall[] {
  const call = (name: string, body: string, headers: Record<string, string> = {}): PanelCall => ({
    name: `${name} (${id.slice(0, 4)})`,
    headers: { origin, 'next-action': id, 'content-type': plain, ...headers },
    body,
  })
  const named = (name: unknown, args: unknown = {}) => JSON.stringify([{ name, args }])
  return [
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-function', ''].map((name) =>
      call(`the name ${JSON.stringify(name)}`, named(name)),
    ),
    ...[null, 7, ['form-state'], { toString: 'x' }].map((name) =>
      call(`the name ${JSON.stringify(name)}`, named(name)),
    ),
    call('no argument', '[]'),
    call('null for the argument', '[null]'),
    call('a text for the argument', '["form-state"]'),
    call('a known name without its own arguments', JSON.stringify([{ name: 'render-list' }])),
    call('a known name with arguments of another shape', named('form-state', { collectionSlug: '__proto__' })),
    call('a collection that is not there', named('render-list', { collectionSlug: 'no-such' })),
    call('documents of nobody', named('render-document', { collectionSlug: 'users', docID: '\u0000' })),
    call('an empty body', ''),
    call('a body that is no JSON', '{'),
    call('raw escapes for a body', '[\u001b[2J\u001b]0;gone\u0007'),
    call('a reference that leads nowhere', '["$F1"]'),
    call('a reference to a part that is not there', '["$1"]'),
    call('a map that is none', '["$Q1"]'),
    call('a hundred thousand brackets', '['.repeat(100_000)),
    call('two thousand arguments', JSON.stringify(Array.from({ length: 2000 }, () => 1))),
    call('more than a megabyte', JSON.stringify(['x'.repeat(1_100_000)])),
    call('a form that ends in the middle', `--${boundary}\r\nContent-Disposition: form-data; na`, {
      'content-type': multipart,
    }),
    call('a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }),
    call('a form of fields', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    call('another type', named('constructor'), { 'content-type': 'application/json' }),
    call('a wrong type', named('constructor'), { 'content-type': '\u00e9' }),
    call('as a navigation', named('constructor'), { rsc: '1', 'next-router-state-tree': '%5B' }),
    call('with a tree that is none', named('constructor'), { 'next-router-state-tree': '{' }),
  ]
}

function callsOfNobody(known: string, origin: string): PanelCall[] {
  const call = (name: string, headers: Record<string, string>, body = '[]'): PanelCall => ({
    name,
    headers: { origin, 'content-type': plain, ...headers },
    body,
  })
  return [
    ...['x', '__proto__', 'constructor', '0'.repeat(40), '0'.repeat(42), 'f'.repeat(42), 'g'.repeat(42)].map((id) =>
      call(`the unknown function ${id.slice(0, 12)} of ${id.length}`, { 'next-action': id }),
    ),
    call('a function without a name', { 'next-action': '' }),
    call('the call of another site', { 'next-action': known, origin: 'https://evil.example' }),
    call('an origin that is none', { 'next-action': known, origin: 'evil' }),
    call('no function at all', {}),
    call('a broken form', { 'content-type': multipart }, 'x'),
    call(
      'a form that names a function',
      { 'content-type': multipart },
      `--${boundary}\r\nContent-Disposition: form-data; name="$ACTION_ID_${known}"\r\n\r\n\r\n--${boundary}--\r\n`,
    ),
    call(
      'a form that refers to nothing',
      { 'content-type': multipart },
      `--${boundary}\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--${boundary}--\r\n`,
    ),
  ]
}
