import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Held } from './held.ts'

type Props = { held: Held; locale: Locale; texts: Messages['personalData']; timeZone: string }

const mostShown = 100

/** What is kept about a person, by kind. */
export function HeldRecords({ held, locale, texts, timeZone }: Props) {
  const day = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', { dateStyle: 'medium', timeZone })
  const kinds = Object.keys(held.records) as (keyof Held['records'])[]
  return (
    <section aria-labelledby="personal-data-found">
      <h2 className="mt-8 mb-2" id="personal-data-found">
        {fill(locale, texts.found, { address: held.address })}
      </h2>
      {kinds
        .filter((kind) => held.records[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <h3 className="mt-5 mb-1">
              {texts.kinds[kind]} <span>({held.records[kind].length})</span>
            </h3>
            <ul className="mx-0 mt-0 mb-6 ps-5 [&>li]:my-1 [&>li]:wrap-anywhere">
              {held.records[kind].slice(0, mostShown).map(({ id, at, title, stays, mailStatus }) => (
                <li key={id}>
                  <bdi>{title}</bdi>{' '}
                  <time className="text-(--theme-elevation-600)" dateTime={at}>
                    {day.format(new Date(at))}
                  </time>
                  {mailStatus && (
                    <span className="text-(--theme-elevation-600)"> · {texts.mailStates[mailStatus]}</span>
                  )}
                  {stays && <em className="block text-(--theme-elevation-600) not-italic">{texts.stays}</em>}
                </li>
              ))}
              {held.records[kind].length > mostShown && (
                <li>{fill(locale, texts.more, { n: held.records[kind].length - mostShown })}</li>
              )}
            </ul>
          </div>
        ))}
      {held.elsewhere > 0 && <p>{fill(locale, texts.elsewhere, { n: held.elsewhere })}</p>}
    </section>
  )
}
