import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** The messages that the event dialog shows. */
export type DialogTexts = {
  dialog: Messages['dialog']
  share: Messages['share']
  types: Messages['common']['types']
  states: Messages['common']['states']
  difficulty: Messages['common']['difficulty']
  difficultyLabel: Messages['common']['difficultyLabel']
  daysLeft: Messages['common']['daysLeft']
  live: Messages['calendar']['live']
  inDays: Messages['common']['inDays']
  allDay: Messages['common']['allDay']
  loading: Messages['common']['loading']
  retry: Messages['common']['retry']
}

/** What the event dialog needs besides the event. */
export type DialogSetting = {
  locale: Locale
  timeZone: string
  ownHosts: string[]
  /** Where the site is known to be found; empty where only the browser knows. */
  origin: string
  texts: DialogTexts
}

export function dialogTexts({ calendar, common, dialog, share }: Messages): DialogTexts {
  return {
    dialog,
    share,
    types: common.types,
    states: common.states,
    difficulty: common.difficulty,
    difficultyLabel: common.difficultyLabel,
    daysLeft: common.daysLeft,
    live: calendar.live,
    inDays: common.inDays,
    allDay: common.allDay,
    loading: common.loading,
    retry: common.retry,
  }
}

/** Those that what can be done on an event's own page shows besides. */
export type PageActionsTexts = DialogTexts &
  Pick<Messages['eventPage'], 'registerAt' | 'visitSite' | 'opensTab'>

export function pageActionsTexts(messages: Messages): PageActionsTexts {
  const { registerAt, visitSite, opensTab } = messages.eventPage
  return { ...dialogTexts(messages), registerAt, visitSite, opensTab }
}
