/** What somebody who works here is; `admin` may do everything. */
export const roles = ['admin', 'moderator', 'editor', 'translator'] as const

/** The role of an account; each account has one. */
export type Role = (typeof roles)[number]

/** The role that is called so; null for any other value. */
export function roleNamed(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null
}

/**
 * Who may do what. `administer`: accounts, personal data, letters to subscribers, settings, addresses of lists, visits and
 * the state of the system. `moderate`: what arrives, the events of the calendar, and what lists say of them. `write`: the
 * blog, and what is asked often. `word`: texts and translations.
 */
const rights = {
  administer: ['admin'],
  moderate: ['admin', 'moderator'],
  write: ['admin', 'editor'],
  word: ['admin', 'editor', 'translator'],
} as const satisfies Record<string, readonly Role[]>

/** The name of a right. */
export type Right = keyof typeof rights

/** The roles that have a right, the first of them first. */
export function rolesWith(right: Right): readonly Role[] {
  return rights[right]
}

/** Whether somebody in this role has a right; nobody in none has any. */
export function may(role: Role | null, right: Right): boolean {
  return role !== null && rolesWith(right).includes(role)
}
