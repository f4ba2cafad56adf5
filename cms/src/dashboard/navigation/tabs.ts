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

/** The tab that an address names by its fragment; analytics where it names none. */
export function tabFromHash(hash: string): TabName {
  return tabNames.find((name) => hash === `#${name}`) ?? 'analytics'
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
