import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { localePath, locales, type Locale, localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { areaName } from '@cyberluach/i18n/editable-texts'
import { configuration } from '../../platform/configuration.ts'
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import type { pages } from '@cyberluach/core/site/pages'

const today = () => dayKeyOf(new Date(), configuration().timeZone)

/** The page or part of the site that texts belong to, by what people call it, and the way there in both languages. */
export function Appears({ area, language }: { area: string; language: Locale }) {
  const page = pageOfArea(area, today())
  const { appearsIn, newTab } = messagesFor(language).translationsPanel
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>{areaName(language, area)}</span>
      {page !== null && (
        <span className="inline-flex gap-x-3 whitespace-nowrap">
          {locales.map((locale) => (
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
      )}
    </span>
  )
}

export function AreaCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <Appears area={String(cellData)} language={localeOf(i18n.language)} />
}

export function AreaField({ data, i18n }: TextFieldServerProps) {
  const language = localeOf(i18n.language)
  return (
    <div className="field-type">
      <p className="m-0 pb-[5px] leading-5 text-(--theme-elevation-800)">
        {messagesFor(language).translationsPanel.appearsOn}
      </p>
      <p className="m-0 flex min-h-10 items-center">
        <Appears area={String(data.area)} language={language} />
      </p>
    </div>
  )
}

type Path = (typeof pages)[number]['path']

/** Which areas are read on a page, as far as there is a page that shows them to everybody. */
const areasOf: Partial<Record<Path, string>> = {
  '/': `common chrome home calendar luach card dialog share stats filters search upcoming notifications toasts footer meta`,
  '/plan': 'plan',
  '/day/[date]': 'day',
  '/submit': 'submitPage',
  '/submit/calendar': 'calendarOffer',
  '/submit/form': 'eventForm validation readLink',
  '/awaiting-approval': 'awaitingApproval',
  '/about': 'about',
  '/press': 'press',
  '/faq': 'faq',
  '/contact': 'contact',
  '/feedback': 'feedback',
  '/newsletter': 'newsletter newsletterPages',
  '/blog': 'blog',
  '/stats': 'statsPage',
  '/archive': 'archive',
  '/deadlines': 'deadlines',
  '/sitemap': 'sitemap',
  '/api/docs': 'apiDocs',
  '/Terms-of-Service': 'terms',
  '/Privacy-Policy': 'privacy privacyPolicy',
  '/accessibility': 'accessibility',
}

/** The page that shows the texts of an area, without its language; null of mails and of what no address leads to. */
export function pageOfArea(area: string, today: string): string | null {
  const page = Object.entries(areasOf).find(([, areas]) => areas.split(' ').includes(area))
  return page?.[0].replace('[date]', today) ?? null
}
