import { may, type Right, type Role } from '@cyberluach/core/sign-in/roles'

import { itemAfterKey } from '../ui/focus.ts'

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

/** What a tab takes; whoever may not do anything in it does not have it. */
const rightOf: Record<TabName, Right> = {
  analytics: 'administer',
  users: 'administer',
  submissions: 'moderate',
  mailing: 'administer',
  blog: 'administer',
  contact: 'moderate',
  feedback: 'moderate',
  events: 'moderate',
  sources: 'moderate',
}

/** The tabs that somebody in a role has, in their order. */
export function tabsOf(role: Role): readonly TabName[] {
  return tabNames.filter((name) => may(role, rightOf[name]))
}

/** The tab that an address names by its fragment, whatever it says of it; the first one where it names none of them. */
export function tabFromHash(hash: string, tabs: readonly TabName[] = tabNames): TabName {
  const named = tabs.find((name) => hash === `#${name}` || hash.startsWith(`#${name}/`))
  return named ?? tabs[0] ?? 'analytics'
}

/** What an address says of its tab, behind the tab’s name; null where it says nothing. */
export function partOfHash(hash: string): string | null {
  return hash.split('/')[1] || null
}

/** The tab that a key moves to, following the direction of reading; null for keys that move nowhere. */
export function tabAfterKey(
  current: TabName,
  key: string,
  direction: 'rtl' | 'ltr',
  tabs: readonly TabName[] = tabNames,
): TabName | null {
  return itemAfterKey(tabs, current, key, direction)
}

/** The ids by which a tab and its panel name each other. */
export function tabId(name: TabName): string {
  return `tab-${name}`
}

export function panelId(name: TabName): string {
  return `panel-${name}`
}
