const day = /^\d{4}-\d{2}-\d{2}$/
const number = /^\d{1,9}$/

/** What a list of events may be asked for without being a filter, in the order of the one spelling. */
const wholeList: Record<string, { values: RegExp; byDefault?: string }> = {
  from: { values: day },
  to: { values: day },
  samples: { values: /^(?:true|false)$/ },
  running: { values: /^(?:true|all)$/ },
  order: { values: /^start$/, byDefault: 'start' },
  limit: { values: number, byDefault: '5000' },
  offset: { values: number, byDefault: '0' },
}

/** Each of these makes a list of its own. */
const filters = ['type', 'location', 'level', 'admission', 'q', 'prize', 'kind', 'place', 'tag']

/** The one spelling of a query for the events of some days, or null where it filters or is not understood. */
export function wholeListKeys(query: string): URLSearchParams | null {
  return keysOf(query, wholeList)
}

/** The same for the calendar to subscribe to, which comes in two languages. */
export function calendarFeedKeys(query: string): URLSearchParams | null {
  return keysOf(query, { lang: { values: /^(?:en|he)$/ } })
}

function keysOf(query: string, known: typeof wholeList): URLSearchParams | null {
  const given = new URLSearchParams(query)
  if (filters.some((name) => given.has(name))) return null
  const keys = new URLSearchParams()
  for (const [name, { values, byDefault }] of Object.entries(known)) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || !values.test(value)) return null
    if (value !== byDefault) keys.set(name, value)
  }
  return keys
}
