import { defaultTimeZone } from '@cyberluach/core/dates/time-zones'
import manifest from '../../package.json' with { type: 'json' }

/** What the server was started with, read when it is first asked for: a built page must not carry its builder's values. */
export function siteTimeZone(): string {
  return process.env.SITE_TIME_ZONE || defaultTimeZone
}

/** Where the API answers inside the machine. */
export function cmsUrl(): string {
  return process.env.CMS_URL || 'http://127.0.0.1:3000'
}

/**
 * The address that search engines should keep for a path. Without `PUBLIC_URL` it stays relative: a page in the
 * shared cache must not name the host of whoever asked first.
 */
export function publicAddress(path: string): string {
  return `${publicOrigin() ?? ''}${path}`
}

/** The hosts that are ours, whose links get no referral parameter. */
export function ownHosts(): string[] {
  const host = URL.parse(process.env.PUBLIC_URL ?? '')?.host
  return host ? [host] : []
}

export const siteVersion = manifest.version

/** The address that visitors can write to: the one given for that, or the one that mails come from; null without both. */
export function contactEmail(): string | null {
  return /[^\s<>]+@[^\s<>]+/.exec(process.env.CONTACT_EMAIL || process.env.MAIL_FROM || '')?.[0] ?? null
}

/** Whom to tell of a weakness, as addresses with commas or spaces between them; null where nobody is named. */
export function securityContact(): string | null {
  return process.env.SECURITY_CONTACT?.trim() || null
}

/** Who answers for accessibility, and how to reach them, in the operator's words; null where nobody is named. */
export function accessibilityCoordinator(): string | null {
  return process.env.ACCESSIBILITY_COORDINATOR?.trim() || null
}

/** The public address without a slash at its end; null where none is set. */
export function publicOrigin(): string | null {
  return process.env.PUBLIC_URL?.replace(/\/+$/, '') || null
}

/** The addresses of the product's own accounts, with spaces between them. */
export function ownAccounts(): string {
  return process.env.SOCIAL_LINKS ?? ''
}

/** The idle minutes of every session; null where the host of its page decides. */
export function givenSessionMinutes(): number | null {
  return Number(process.env.SESSION_MINUTES) || null
}

/** Whether forms are filled from the page of an event. */
export function readsLinks(): boolean {
  return process.env.READ_LINKS !== 'off'
}
