import type pg from 'pg'
import { describeEvents, fillWithEvents, searchedAfterwards } from './many-events.ts'

/** Names as events have them: a series, what it is about and where, so that words are rare, common and in between. */
const series =
  'Black Hat,BSides,Hack Night,Nullcon,Botconf,OWASP AppSec,Cyber Week,Troopers,Hardwear,Insomnihack,Zeronights,Kernelcon,Malcon,Packet Days,Cipher Summit,Rootfest,Threat Forum,Shellcode,Red Team Village,Blue Team Con'.split(
    ',',
  )
const topics =
  'Malware,Forensics,Cloud,Hardware,Cryptography,Phishing,Kernel,Firmware,Reverse Engineering,Incident Response,Identity,Privacy,Satellites,Automotive,Radio,Supply Chain'.split(
    ',',
  )
const topicsInHebrew =
  'נוזקות,זיהוי פלילי,ענן,חומרה,הצפנה,דיוג,ליבה,קושחה,הנדסה לאחור,תגובה לאירועים,זהות,פרטיות,לוויינים,רכב,רדיו,שרשרת אספקה'.split(
    ',',
  )
const places = [
  ['Haifa', 'Israel'],
  ['Tel Aviv', 'Israel'],
  ['Berlin', 'Germany'],
  ['Paris', 'France'],
  ['Tokyo', 'Japan'],
  ['São Paulo', 'Brazil'],
  ['London', 'United Kingdom'],
  ['Las Vegas', 'United States'],
]

/** Leaves `count` events with names, places and long descriptions in the database; a word of its own in each tenth name. */
export async function fillWithSearchable(client: pg.Client, count: number): Promise<void> {
  await fillWithEvents(client, count)
  await searchedAfterwards(client, async () => {
    await client.query(
      `update events e set location_city = place.city, location_country = place.country
     from (select id, row_number() over (order by start_day, id) as n from events) counted,
       unnest($1::text[], $2::text[]) with ordinality place(city, country, at)
     where counted.id = e.id and place.at = 1 + (counted.n * 7 + counted.n / 13) % $3`,
      [places.map(([city]) => city), places.map(([, country]) => country), places.length],
    )
    await client.query(
      `update events_locales l set title = concat_ws(' ', ($1::text[])[1 + n * 31 % $4],
       case when l._locale = 'he' then ($3::text[])[1 + n * 17 % $5] else ($2::text[])[1 + n * 17 % $5] end,
       case when n % 10 = 0 then initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')) end,
       e.location_city)
     from events e join (select id, row_number() over (order by start_day, id) as n from events) counted using (id)
     where e.id = l._parent_id`,
      [series, topics, topicsInHebrew, series.length, topics.length],
    )
  })
  await describeEvents(client)
  await client.query('vacuum analyze events')
}
