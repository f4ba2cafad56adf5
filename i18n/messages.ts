import type { Locale } from './locales.ts'
import * as siteEnglish from './messages/en/site.ts'
import * as calendarEnglish from './messages/en/calendar.ts'
import * as eventsEnglish from './messages/en/events.ts'
import * as submissionsEnglish from './messages/en/submissions.ts'
import * as formsEnglish from './messages/en/forms.ts'
import * as documentsEnglish from './messages/en/documents.ts'
import * as mailsEnglish from './messages/en/mails.ts'
import * as accountsEnglish from './messages/en/accounts.ts'
import * as adminPanelEnglish from './messages/en/admin-panel.ts'
import * as dashboardEnglish from './messages/en/dashboard.ts'
import * as dashboardAnalyticsEnglish from './messages/en/dashboard-analytics.ts'
import * as dashboardEventsEnglish from './messages/en/dashboard-events.ts'
import * as dashboardQueuesEnglish from './messages/en/dashboard-queues.ts'
import * as calendarOffersEnglish from './messages/en/calendar-offers.ts'
import * as dashboardOwnListsEnglish from './messages/en/dashboard-own-lists.ts'
import * as dashboardSourcesEnglish from './messages/en/dashboard-sources.ts'
import * as dashboardSuggestionsEnglish from './messages/en/dashboard-suggestions.ts'
import * as dashboardDecisionsEnglish from './messages/en/dashboard-decisions.ts'
import * as dashboardFrameEnglish from './messages/en/dashboard-frame.ts'
import * as panelsEnglish from './messages/en/panels.ts'
import * as siteHebrew from './messages/he/site.ts'
import * as calendarHebrew from './messages/he/calendar.ts'
import * as eventsHebrew from './messages/he/events.ts'
import * as submissionsHebrew from './messages/he/submissions.ts'
import * as formsHebrew from './messages/he/forms.ts'
import * as documentsHebrew from './messages/he/documents.ts'
import * as mailsHebrew from './messages/he/mails.ts'
import * as accountsHebrew from './messages/he/accounts.ts'
import * as adminPanelHebrew from './messages/he/admin-panel.ts'
import * as dashboardHebrew from './messages/he/dashboard.ts'
import * as dashboardAnalyticsHebrew from './messages/he/dashboard-analytics.ts'
import * as dashboardEventsHebrew from './messages/he/dashboard-events.ts'
import * as dashboardQueuesHebrew from './messages/he/dashboard-queues.ts'
import * as calendarOffersHebrew from './messages/he/calendar-offers.ts'
import * as dashboardOwnListsHebrew from './messages/he/dashboard-own-lists.ts'
import * as dashboardSourcesHebrew from './messages/he/dashboard-sources.ts'
import * as dashboardSuggestionsHebrew from './messages/he/dashboard-suggestions.ts'
import * as dashboardDecisionsHebrew from './messages/he/dashboard-decisions.ts'
import * as dashboardFrameHebrew from './messages/he/dashboard-frame.ts'
import * as panelsHebrew from './messages/he/panels.ts'
import type { EitherLanguage, HebrewFor } from './translate.ts'

const english = {
  ...siteEnglish,
  ...calendarEnglish,
  ...eventsEnglish,
  ...submissionsEnglish,
  ...formsEnglish,
  ...documentsEnglish,
  ...mailsEnglish,
  ...accountsEnglish,
  ...adminPanelEnglish,
  ...dashboardEnglish,
  ...dashboardAnalyticsEnglish,
  ...dashboardEventsEnglish,
  ...dashboardQueuesEnglish,
  ...calendarOffersEnglish,
  ...dashboardOwnListsEnglish,
  ...dashboardSourcesEnglish,
  ...dashboardSuggestionsEnglish,
  ...dashboardDecisionsEnglish,
  ...dashboardFrameEnglish,
  ...panelsEnglish,
}

const hebrew = {
  ...siteHebrew,
  ...calendarHebrew,
  ...eventsHebrew,
  ...submissionsHebrew,
  ...formsHebrew,
  ...documentsHebrew,
  ...mailsHebrew,
  ...accountsHebrew,
  ...adminPanelHebrew,
  ...dashboardHebrew,
  ...dashboardAnalyticsHebrew,
  ...dashboardEventsHebrew,
  ...dashboardQueuesHebrew,
  ...calendarOffersHebrew,
  ...dashboardOwnListsHebrew,
  ...dashboardSourcesHebrew,
  ...dashboardSuggestionsHebrew,
  ...dashboardDecisionsHebrew,
  ...dashboardFrameHebrew,
  ...panelsHebrew,
} satisfies HebrewFor<typeof english>

/** Everything that people read, by area: plain data. Placeholders and plurals are filled by `translate`. */
export type Messages = EitherLanguage<typeof english>

/** The texts in a language. Give an island only the areas that it shows. */
export function messagesFor(locale: Locale): Messages {
  return locale === 'he' ? hebrew : english
}
