import { directionOfLocale, isLocale, type Locale } from '@cyberluach/i18n/locales'
import { type Message, fill, type MessageValues, type EitherLanguage } from '@cyberluach/i18n/translate'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { common as commonEnglish } from '@cyberluach/i18n/messages/en/site'
import { dashboard as english } from '@cyberluach/i18n/messages/en/dashboard'
import { dashboardFrame as frameEnglish } from '@cyberluach/i18n/messages/en/dashboard-frame'
import {
  dashboardAnalytics as analyticsEnglish,
  dashboardBackups as backupsEnglish,
} from '@cyberluach/i18n/messages/en/dashboard-analytics'
import {
  dashboardMailOff as mailOffEnglish,
  dashboardQueues as queuesEnglish,
} from '@cyberluach/i18n/messages/en/dashboard-queues'
import { dashboardDecisions as decisionsEnglish } from '@cyberluach/i18n/messages/en/dashboard-decisions'
import { dashboardOffers as offersEnglish } from '@cyberluach/i18n/messages/en/calendar-offers'
import { dashboardOwnLists as ownListsEnglish } from '@cyberluach/i18n/messages/en/dashboard-own-lists'
import { dashboardSources as sourcesEnglish } from '@cyberluach/i18n/messages/en/dashboard-sources'
import { dashboardSuggestions as suggestionsEnglish } from '@cyberluach/i18n/messages/en/dashboard-suggestions'
import {
  dashboardEvents as eventsEnglish,
  dashboardLists as listsEnglish,
} from '@cyberluach/i18n/messages/en/dashboard-events'
import { eventForm as formEnglish, readLink as readLinkEnglish } from '@cyberluach/i18n/messages/en/submissions'
import { eventPage as pageEnglish } from '@cyberluach/i18n/messages/en/events'
import { validation as validationEnglish } from '@cyberluach/i18n/messages/en/forms'
import { common as commonHebrew } from '@cyberluach/i18n/messages/he/site'
import { dashboard as hebrew } from '@cyberluach/i18n/messages/he/dashboard'
import { dashboardFrame as frameHebrew } from '@cyberluach/i18n/messages/he/dashboard-frame'
import {
  dashboardAnalytics as analyticsHebrew,
  dashboardBackups as backupsHebrew,
} from '@cyberluach/i18n/messages/he/dashboard-analytics'
import {
  dashboardMailOff as mailOffHebrew,
  dashboardQueues as queuesHebrew,
} from '@cyberluach/i18n/messages/he/dashboard-queues'
import { dashboardDecisions as decisionsHebrew } from '@cyberluach/i18n/messages/he/dashboard-decisions'
import { dashboardOffers as offersHebrew } from '@cyberluach/i18n/messages/he/calendar-offers'
import { dashboardOwnLists as ownListsHebrew } from '@cyberluach/i18n/messages/he/dashboard-own-lists'
import { dashboardSources as sourcesHebrew } from '@cyberluach/i18n/messages/he/dashboard-sources'
import { dashboardSuggestions as suggestionsHebrew } from '@cyberluach/i18n/messages/he/dashboard-suggestions'
import {
  dashboardEvents as eventsHebrew,
  dashboardLists as listsHebrew,
} from '@cyberluach/i18n/messages/he/dashboard-events'
import { eventForm as formHebrew, readLink as readLinkHebrew } from '@cyberluach/i18n/messages/he/submissions'
import { eventPage as pageHebrew } from '@cyberluach/i18n/messages/he/events'
import { validation as validationHebrew } from '@cyberluach/i18n/messages/he/forms'

export type Language = {
  locale: Locale
  t: Texts
  /** A message with its placeholders filled. */
  say: (message: Message, values?: MessageValues) => string
  setLocale: (locale: Locale) => void
  /** The site's time zone, in which all times are shown. */
  timeZone: string
}

const LanguageContext = createContext<Language | null>(null)
const storageKey = 'dashboardLanguage'

/** Hebrew, unless this browser chose English before. The page around the view follows the choice. */
export function TextProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const [locale, show] = useState<Locale>('he')

  useEffect(() => {
    const chosen = localStorage.getItem(storageKey)
    if (chosen && isLocale(chosen)) show(chosen)
  }, [])

  useEffect(() => {
    const page = document.documentElement
    const { lang, dir } = page
    page.lang = locale
    page.dir = directionOfLocale(locale)
    document.title = `${texts[locale].title} | ${texts[locale].common.brand}`
    return () => {
      page.lang = lang
      page.dir = dir
    }
  }, [locale])

  const setLocale = useCallback((chosen: Locale) => {
    localStorage.setItem(storageKey, chosen)
    show(chosen)
  }, [])

  const language = useMemo<Language>(
    () => ({
      locale,
      t: texts[locale],
      say: (message, values) => fill(locale, message, values),
      setLocale,
      timeZone,
    }),
    [locale, setLocale, timeZone],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useText(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useText outside of TextProvider')
  return language
}

const en = {
  ...english,
  common: commonEnglish,
  analytics: analyticsEnglish,
  backups: backupsEnglish,
  mailOff: mailOffEnglish,
  /** Published events. */
  events: eventsEnglish,
  /** The lists that events are read from. */
  sources: sourcesEnglish,
  /** Those that the team keeps itself. */
  ownLists: ownListsEnglish,
  /** Calendars that organizers offer. */
  offers: offersEnglish,
  suggestions: suggestionsEnglish,
  /** What they say and is to be decided about. */
  decisions: decisionsEnglish,
  /** What every tab shares. */
  frame: frameEnglish,
  /** The mailing list and the blog. */
  lists: listsEnglish,
  validation: validationEnglish,
  /** Submissions, contact messages and feedback. */
  queues: queuesEnglish,
  /** What the public form calls its fields. */
  form: formEnglish,
  /** What fills the form of an event from a page. */
  readLink: readLinkEnglish,
  /** What the page of an event says of it. */
  eventPage: pageEnglish,
}

/** The texts of the dashboard, with the words for event types and levels that it shares with the site. */
export type Texts = EitherLanguage<typeof en>

/** Only the areas that the dashboard shows: the whole dictionaries would weigh more than its code. */
export const texts: Record<Locale, Texts> = {
  en,
  he: {
    ...hebrew,
    common: commonHebrew,
    analytics: analyticsHebrew,
    backups: backupsHebrew,
    mailOff: mailOffHebrew,
    events: eventsHebrew,
    sources: sourcesHebrew,
    ownLists: ownListsHebrew,
    offers: offersHebrew,
    suggestions: suggestionsHebrew,
    decisions: decisionsHebrew,
    frame: frameHebrew,
    lists: listsHebrew,
    validation: validationHebrew,
    queues: queuesHebrew,
    form: formHebrew,
    readLink: readLinkHebrew,
    eventPage: pageHebrew,
  },
}
