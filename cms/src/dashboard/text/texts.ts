import type { Locale } from '@cyberluach/i18n/locales'
import type { EitherLanguage } from '@cyberluach/i18n/message'
import { common as commonEnglish } from '@cyberluach/i18n/messages/en/common'
import { dashboard as english } from '@cyberluach/i18n/messages/en/dashboard'
import { dashboardAnalytics as analyticsEnglish } from '@cyberluach/i18n/messages/en/dashboard-analytics'
import { dashboardBackups as backupsEnglish } from '@cyberluach/i18n/messages/en/dashboard-backups'
import { dashboardMailOff as mailOffEnglish } from '@cyberluach/i18n/messages/en/dashboard-mail-off'
import { dashboardDecisions as decisionsEnglish } from '@cyberluach/i18n/messages/en/dashboard-decisions'
import { dashboardEvents as eventsEnglish } from '@cyberluach/i18n/messages/en/dashboard-events'
import { dashboardFrame as frameEnglish } from '@cyberluach/i18n/messages/en/dashboard-frame'
import { dashboardLists as listsEnglish } from '@cyberluach/i18n/messages/en/dashboard-lists'
import { dashboardQueues as queuesEnglish } from '@cyberluach/i18n/messages/en/dashboard-queues'
import { dashboardSources as sourcesEnglish } from '@cyberluach/i18n/messages/en/dashboard-sources'
import { eventForm as formEnglish } from '@cyberluach/i18n/messages/en/event-form'
import { eventPage as pageEnglish } from '@cyberluach/i18n/messages/en/event-page'
import { readLink as readLinkEnglish } from '@cyberluach/i18n/messages/en/read-link'
import { validation as validationEnglish } from '@cyberluach/i18n/messages/en/validation'
import { common as commonHebrew } from '@cyberluach/i18n/messages/he/common'
import { dashboard as hebrew } from '@cyberluach/i18n/messages/he/dashboard'
import { dashboardAnalytics as analyticsHebrew } from '@cyberluach/i18n/messages/he/dashboard-analytics'
import { dashboardBackups as backupsHebrew } from '@cyberluach/i18n/messages/he/dashboard-backups'
import { dashboardMailOff as mailOffHebrew } from '@cyberluach/i18n/messages/he/dashboard-mail-off'
import { dashboardDecisions as decisionsHebrew } from '@cyberluach/i18n/messages/he/dashboard-decisions'
import { dashboardEvents as eventsHebrew } from '@cyberluach/i18n/messages/he/dashboard-events'
import { dashboardFrame as frameHebrew } from '@cyberluach/i18n/messages/he/dashboard-frame'
import { dashboardLists as listsHebrew } from '@cyberluach/i18n/messages/he/dashboard-lists'
import { dashboardQueues as queuesHebrew } from '@cyberluach/i18n/messages/he/dashboard-queues'
import { dashboardSources as sourcesHebrew } from '@cyberluach/i18n/messages/he/dashboard-sources'
import { eventForm as formHebrew } from '@cyberluach/i18n/messages/he/event-form'
import { eventPage as pageHebrew } from '@cyberluach/i18n/messages/he/event-page'
import { readLink as readLinkHebrew } from '@cyberluach/i18n/messages/he/read-link'
import { validation as validationHebrew } from '@cyberluach/i18n/messages/he/validation'

/** The texts of the dashboard, with the words for event types and levels that it shares with the site. */
export type Texts = EitherLanguage<typeof english> & {
  common: EitherLanguage<typeof commonEnglish>
  analytics: EitherLanguage<typeof analyticsEnglish>
  backups: EitherLanguage<typeof backupsEnglish>
  mailOff: EitherLanguage<typeof mailOffEnglish>
  /** Published events. */
  events: EitherLanguage<typeof eventsEnglish>
  /** The lists that events are read from. */
  sources: EitherLanguage<typeof sourcesEnglish>
  /** What they say and is to be decided about. */
  decisions: EitherLanguage<typeof decisionsEnglish>
  /** The frame: what every tab shares. */
  frame: EitherLanguage<typeof frameEnglish>
  /** The mailing list and the blog. */
  lists: EitherLanguage<typeof listsEnglish>
  validation: EitherLanguage<typeof validationEnglish>
  /** Submissions, contact messages and feedback. */
  queues: EitherLanguage<typeof queuesEnglish>
  /** What the public form calls its fields. */
  form: EitherLanguage<typeof formEnglish>
  /** What fills the form of an event from a page. */
  readLink: EitherLanguage<typeof readLinkEnglish>
  /** What the page of an event says of it. */
  eventPage: EitherLanguage<typeof pageEnglish>
}

/** Only the areas that the dashboard shows: the whole dictionaries would weigh more than its code. */
export const texts: Record<Locale, Texts> = {
  en: {
    ...english,
    common: commonEnglish,
    analytics: analyticsEnglish,
    backups: backupsEnglish,
    mailOff: mailOffEnglish,
    events: eventsEnglish,
    sources: sourcesEnglish,
    decisions: decisionsEnglish,
    frame: frameEnglish,
    lists: listsEnglish,
    validation: validationEnglish,
    queues: queuesEnglish,
    form: formEnglish,
    readLink: readLinkEnglish,
    eventPage: pageEnglish,
  },
  he: {
    ...hebrew,
    common: commonHebrew,
    analytics: analyticsHebrew,
    backups: backupsHebrew,
    mailOff: mailOffHebrew,
    events: eventsHebrew,
    sources: sourcesHebrew,
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
