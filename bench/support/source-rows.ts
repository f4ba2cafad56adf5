import type pg from 'pg'

type Listed = { name: string; url: string; startDate: string; endDate: string; city: string; country: string }

const shareOfKnown = 0.4

/**
 * The rows of a list as confs.tech writes them: four in ten are events that the calendar has already, under the same link
 * and nearly the same name; the others are new, and others in each list.
 */
export async function sourceRows(client: pg.Client, count: number, list: number): Promise<Listed[]> {
  const known = Math.round(count * shareOfKnown)
  await client.query(
    `update events set registration_url = 'https://known-' || n || '.example/' from (
       select id as wanted, row_number() over (order by start_day, id) as n from events
       where start_day > to_char(now(), 'YYYY-MM-DD') limit $1
     ) counted where wanted = events.id`,
    [known],
  )
  const { rows } = await client.query<Listed>(
    `select l.title as name, e.registration_url as url, e.start_day as "startDate", e.end_day as "endDate",
       e.location_city as city, e.location_country as country
     from events e join events_locales l on l._parent_id = e.id and l._locale = 'en'
     where e.registration_url like 'https://known-%' order by e.start_day`,
  )
  const fresh = Array.from({ length: count - rows.length }, (_, index) => {
    const day = new Date(Date.now() + (20 + (index % 300)) * 86_400_000).toISOString().slice(0, 10)
    const name =
      index % 6 === 0
        ? `Late addition ${list * count + index}`
        : `${names[(index + list) % names.length]} Security ${list * count + index}`
    return {
      name,
      url: `https://fresh-${list}-${index}.example/`,
      startDate: day,
      endDate: day,
      city: index % 2 ? 'Haifa' : 'Berlin',
      country: index % 2 ? 'Israel' : 'Germany',
    }
  })
  return [...rows, ...fresh]
}

const names = [
  'Almond',
  'Basalt',
  'Cedar',
  'Dune',
  'Ember',
  'Falcon',
  'Granite',
  'Harbour',
  'Indigo',
  'Juniper',
]
