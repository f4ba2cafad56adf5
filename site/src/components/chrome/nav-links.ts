import type { Messages } from '@cyberluach/i18n/messages'

export type NavLink = { path: string; label: (t: Messages) => string }

/** The pages of the header and of the menu, in their order. */
export const navLinks: NavLink[] = [
  { path: '/', label: (t) => t.chrome.nav.home },
  { path: '/submit', label: (t) => t.chrome.nav.submit },
]

/** The pages of the footer's quick links. */
export const footerLinks: NavLink[] = [
  { path: '/', label: (t) => t.footer.calendar },
  { path: '/submit', label: (t) => t.footer.submit },
]
