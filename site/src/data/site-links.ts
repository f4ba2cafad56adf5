import { pages, type PageTextKey, mapGroups, mappedPages, type MapGroup } from '@cyberluach/core/site/pages'
import type { Messages } from '@cyberluach/i18n/messages'
import { glanceOf } from './figures.ts'
import { pageText } from './texts.ts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { linksIn } from '@cyberluach/core/text/links'
import { ownAccounts } from './site.ts'

export type NavLink = { path: string; label: (t: Messages) => string }

/** The pages of the header. */
export const navLinks: NavLink[] = pages.flatMap((page) => ('header' in page ? linkTo(page.path, page.header) : []))

/** The pages of the menu: those of the header, and what has no room there. */
const menuLinks: NavLink[] = pages.flatMap((page) => {
  if ('menu' in page) return linkTo(page.path, page.menu)
  return 'header' in page ? linkTo(page.path, page.header) : []
})

/** The pages of the footer's quick links. */
export const footerLinks: NavLink[] = pages.flatMap((page) =>
  'quickLink' in page ? linkTo(page.path, page.quickLink) : [],
)

/** The legal pages, at the footer's end. */
export const legalLinks: NavLink[] = pages.flatMap((page) =>
  'legalLink' in page ? linkTo(page.path, page.legalLink) : [],
)

/** What the header and the menu link to now: the blog once there is a post to read. */
export async function shownNavLinks(locals: App.Locals): Promise<{ header: NavLink[]; menu: NavLink[] }> {
  const glance = await glanceOf(locals)
  const shown = ({ path }: NavLink) => path !== '/blog' || glance?.hasPosts === true
  return { header: navLinks.filter(shown), menu: menuLinks.filter(shown) }
}

/** Whether the page at a path is a link's own, or one below it; the home page is above all and counts for none. */
export function currentOf(link: NavLink, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page'
  return link.path !== '/' && path.startsWith(`${link.path}/`) ? 'true' : undefined
}

function linkTo(path: string, key: PageTextKey): NavLink {
  return { path, label: (t) => pageText(t, key) }
}

export type ListedPage = { path: string; name: string; about: string }
export type PageGroup = { id: string; title: string; pages: ListedPage[] }

/** The pages of the site by kind, as its map lists them. */
export function pageGroups(t: Messages, today: DayKey): PageGroup[] {
  const { groupMain, groupEvents, groupHelp, groupLegal } = t.sitemap
  const titles: Record<MapGroup, string> = {
    main: groupMain,
    events: groupEvents,
    help: groupHelp,
    legal: groupLegal,
  }
  return mapGroups.map((id) => ({
    id,
    title: titles[id],
    pages: mappedPages
      .filter(({ map }) => map.group === id)
      .map(({ path, map }) => ({
        path: path.replace('[date]', today),
        name: pageText(t, map.name),
        about: pageText(t, map.about),
      })),
  }))
}

export type SocialLink = { href: string; network: string }

const networks: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  't.me': 'Telegram',
}

/** The product's own accounts, as `SOCIAL_LINKS` names them; none where it is not set. */
export function socialLinks(given = ownAccounts()): SocialLink[] {
  return linksIn(given)
    .flatMap((text) => URL.parse(text) ?? [])
    .map(({ href, hostname }) => {
      const host = hostname.replace(/^www\./, '')
      return { href, network: networks[host] ?? host }
    })
}
