import { itemAfterKey } from '../ui/item-after-key.ts'

export const tabNames = [
  'analytics',
  'users',
  'submissions',
  'mailing',
  'blog',
  'contact',
  'feedback',
  'events',
  'sources',
] as const
export type TabName = (typeof tabNames)[number]

/** The tab that an address names by its fragment, whatever it says of it; analytics where it names none. */
export function tabFromHash(hash: string): TabName {
  return tabNames.find((name) => hash === `#${name}` || hash.startsWith(`#${name}/`)) ?? 'analytics'
}

/** Whether an address leads to what is suspicious in a tab, as the mails to the team do. */
export function isSuspiciousHash(hash: string, tab: TabName | null): boolean {
  return tab !== null && hash === `#${tab}/suspicious`
}

/** The tab that a key moves to, following the direction of reading; null for keys that move nowhere. */
export function tabAfterKey(current: TabName, key: string, direction: 'rtl' | 'ltr'): TabName | null {
  return itemAfterKey(tabNames, current, key, direction)
}

/** The ids by which a tab and its panel name each other. */
export function tabId(name: TabName): string {
  return `tab-${name}`
}

export function panelId(name: TabName): string {
  return `panel-${name}`
}
