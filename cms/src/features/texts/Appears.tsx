import { dayKeyOf } from '@cyberluach/core/day-key'
import { localePath, locales, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { areaName } from '@cyberluach/i18n/text-areas'
import { configuration } from '../../platform/configuration.ts'
import { pageOfArea } from './page-of-area.ts'

const today = () => dayKeyOf(new Date(), configuration().timeZone)

/** The page or part of the site that texts belong to, by what people call it, and the way there in both languages. */
export function Appears({ area, language }: { area: string; language: Locale }) {
  const page = pageOfArea(area, today())
  const { appearsIn, newTab } = messagesFor(language).translationsPanel
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>{areaName(language, area)}</span>
      {page !== null &&
        locales.map((locale) => (
          <a
            key={locale}
            aria-label={`${areaName(language, area)}, ${appearsIn[locale]} (${newTab})`}
            className="underline underline-offset-2"
            href={localePath(locale, page)}
            rel="noopener"
            target="_blank"
          >
            {appearsIn[locale]}
          </a>
        ))}
    </span>
  )
}
