import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** What the event dialog needs besides the event. */
export type DialogSetting = {
  locale: Locale
  timeZone: string
  ownHosts: string[]
  /** Where the site is known to be found; empty where only the browser knows. */
  origin: string
  texts: DialogTexts
}

/** The messages that the event dialog shows. */
export function dialogTexts({ calendar, common, dialog, share }: Messages) {
  const { types, states, difficulty, difficultyLabel, daysLeft, inDays, allDay, loading, retry } = common
  return {
    dialog,
    share,
    types,
    states,
    difficulty,
    difficultyLabel,
    daysLeft,
    live: calendar.live,
    inDays,
    allDay,
    loading,
    retry,
  }
}

export type DialogTexts = ReturnType<typeof dialogTexts>

/** Those that what can be done on an event's own page shows besides. */
export function pageActionsTexts(messages: Messages) {
  const { registerAt, visitSite, opensTab } = messages.eventPage
  return { ...dialogTexts(messages), registerAt, visitSite, opensTab }
}

export type PageActionsTexts = ReturnType<typeof pageActionsTexts>
