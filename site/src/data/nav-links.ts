import type { Messages } from '@cyberluach/i18n/messages'

export type NavLink = { path: string; label: (t: Messages) => string }

/** The pages of the header and of the menu, in their order. */
export const navLinks: NavLink[] = [
  { path: '/', label: (t) => t.chrome.nav.home },
  { path: '/submit', label: (t) => t.chrome.nav.submit },
  { path: '/blog', label: (t) => t.chrome.nav.blog },
  { path: '/about', label: (t) => t.chrome.nav.about },
  { path: '/faq', label: (t) => t.chrome.nav.faq },
  { path: '/contact', label: (t) => t.chrome.nav.contact },
  { path: '/feedback', label: (t) => t.chrome.nav.feedback },
]

/** The pages of the footer's quick links. */
export const footerLinks: NavLink[] = [
  { path: '/', label: (t) => t.footer.calendar },
  { path: '/submit', label: (t) => t.footer.submit },
  { path: '/blog', label: (t) => t.footer.blog },
  { path: '/about', label: (t) => t.footer.aboutLink },
  { path: '/faq', label: (t) => t.footer.faq },
  { path: '/contact', label: (t) => t.footer.contact },
  { path: '/feedback', label: (t) => t.footer.feedback },
  { path: '/sitemap', label: (t) => t.footer.sitemap },
]

/** The legal pages, at the footer's end. */
export const legalLinks: NavLink[] = [
  { path: '/Terms-of-Service', label: (t) => t.footer.terms },
  { path: '/Privacy-Policy', label: (t) => t.footer.privacyEnglishOnly },
  { path: '/accessibility', label: (t) => t.footer.accessibility },
]
