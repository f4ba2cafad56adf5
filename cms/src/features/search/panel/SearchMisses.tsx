import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { BeforeListTableServerProps } from 'payload'
import { databasePool } from '../../../platform/database/pool.ts'
import { readMisses } from '../misses.ts'
import { NameMiss } from './NameMiss.tsx'

/** Above the list of names: what visitors looked for and did not find, each to be made a name of something. */
export async function SearchMisses({ i18n }: BeforeListTableServerProps) {
  const locale = localeOf(i18n.language)
  const texts = messagesFor(locale).adminPanel.searchMisses
  const misses = await readMisses(databasePool())
  if (misses.length === 0) return null
  return (
    <section className="mb-6 grid gap-2" aria-labelledby="search-misses">
      <h2 id="search-misses" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p>{texts.hint}</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {misses.map((miss) => (
          <li key={miss.text}>
            <NameMiss locale={locale} texts={texts} miss={miss} />
          </li>
        ))}
      </ul>
    </section>
  )
}
