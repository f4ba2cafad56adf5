import { pages, type PageTextKey } from '@cyberluach/core/pages'
import type { Messages } from '@cyberluach/i18n/messages'
import { pageText } from './page-text.ts'

export type NavLink = { path: string; label: (t: Messages) => string }

/** The pages of the header and of the menu. */
export const navLinks: NavLink[] = pages.flatMap((page) =>
  'header' in page ? linkTo(page.path, page.header) : [],
)

/** The pages of the footer's quick links. */
export const footerLinks: NavLink[] = pages.flatMap((page) =>
  'quickLink' in page ? linkTo(page.path, page.quickLink) : [],
)

/** The legal pages, at the footer's end. */
export const legalLinks: NavLink[] = pages.flatMap((page) =>
  'legalLink' in page ? linkTo(page.path, page.legalLink) : [],
)

function linkTo(path: string, key: PageTextKey): NavLink {
  return { path, label: (t) => pageText(t, key) }
}
