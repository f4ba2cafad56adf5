import type { SourceKind } from '@cyberluach/core/sources/sources'
import { Parser } from 'htmlparser2'

/** An address at which a list may stand, and by what it is known. */
export type Feed = {
  address: string
  kind: SourceKind
  reason: 'address' | 'itself' | 'linked' | 'stated' | 'wordpress'
}

const calendar = (address: string, reason: Feed['reason']): Feed => ({ address, kind: 'iCalendar', reason })

/** The feed of a group, a calendar or a category whose address alone says where it is; null of others. */
export function feedOfAddress(address: string): Feed | null {
  const url = URL.parse(address)
  if (!url) return null
  const { hostname, pathname, searchParams, origin } = url
  if (/(^|\.)meetup\.com$/.test(hostname)) {
    const [, slug = ''] = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+)\/?/.exec(pathname) ?? []
    return slug && !isOfMeetup.has(slug) ? calendar(`https://www.meetup.com/${slug}/events/ical/`, 'address') : null
  }
  if (hostname === 'calendar.google.com') {
    const id = googleId(searchParams.get('cid') ?? searchParams.get('src') ?? '')
    return id
      ? calendar(`https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`, 'address')
      : null
  }
  const [category] = /^\/category\/\d+(?=\/|$)/.exec(pathname) ?? []
  return category ? calendar(`${origin}${category}/events.ics`, 'address') : null
}

/** What stands on meetup.com itself where groups have their names. */
const isOfMeetup = new Set(['find', 'topics', 'cities', 'apps', 'about', 'help', 'login', 'pro', 'blog', 'lp'])

/** Of a calendar's own address, or the same in base64, as Google shares it. */
function googleId(text: string): string | null {
  if (text.includes('@')) return text
  const read = Buffer.from(text, 'base64').toString('utf8')
  return /^[\w.#+-]+@[\w.-]+$/.test(read) ? read : null
}

export type PageOfFeeds = { text: string; address: string }

/** The lists that a page links to, shows within it or states, and its title. In time linear to its length. */
export function feedsOfPage({ text, address }: PageOfFeeds): { title: string; feeds: Feed[] } {
  const feeds = new Map<string, Feed>()
  let [title, isTitle, depth, hasData, isWordPress, isEventsCalendar] = ['', false, 0, false, false, false]
  const add = (to: string | undefined, reason: Feed['reason'], kind: SourceKind | null = null) => {
    const url = to && to.length < longestLink ? URL.parse(to.trim().replace(/^webcals?:/i, 'https:'), address) : null
    if (!url || !/^https?:$/.test(url.protocol) || feeds.size >= mostFeeds) return
    const feed = kind ? { address: url.href, kind } : feedOfLink(url, to ?? '')
    if (feed && !feeds.has(feed.address)) feeds.set(feed.address, { ...feed, reason })
  }
  const parser = new Parser({
    onopentag: (name, { href, src, type = '', class: look = '', content = '' }) => {
      depth += 1
      if (depth > deepest) parser.pause()
      isTitle = name === 'title' && title === ''
      if (name === 'a' || name === 'link') add(href, 'linked', kindOfType(type))
      if (name === 'iframe') add(src, 'linked')
      if (name === 'script' && /^application\/ld\+json\b/i.test(type.trim())) hasData = true
      if (/\btribe-events\b/.test(look) || /^The Events Calendar\b/.test(content)) isEventsCalendar = true
      if (/^WordPress\b/.test(content)) isWordPress = true
    },
    ontext: (part) => {
      if (isTitle && title.length < 300) title += part
    },
    onclosetag: () => {
      depth -= 1
      isTitle = false
    },
  })
  parser.write(text)
  if (depth <= deepest) parser.end()
  for (const [entity, id] of isOfLuma(address) ? idsOfLuma : []) {
    const [one] = id.exec(text) ?? []
    if (one) add(`https://api.lu.ma/ics/get?entity=${entity}&id=${one}`, 'linked', 'iCalendar')
  }
  const { origin, pathname } = new URL(address)
  if (isEventsCalendar && pathname !== '/') add('?ical=1', 'wordpress', 'iCalendar')
  else if (isEventsCalendar || isWordPress) add(`${origin}/events/?ical=1`, 'wordpress', 'iCalendar')
  const found = [...feeds.values()]
  const stated: Feed[] = hasData ? [{ address, kind: 'schemaOrg', reason: 'stated' }] : []
  return { title: title.replace(/\s+/g, ' ').trim().slice(0, 120), feeds: [...found, ...stated] }
}

function kindOfType(type: string): SourceKind | null {
  if (/^\s*application\/ld\+json\b/i.test(type)) return 'schemaOrg'
  return /^\s*text\/calendar\b/i.test(type) ? 'iCalendar' : null
}

const isOfLuma = (address: string) => /(^|\.)(lu\.ma|luma\.com)$/.test(new URL(address).hostname)
/** Of a calendar, and of what takes place in a city. */
const idsOfLuma = [
  ['calendar', /\bcal-[A-Za-z0-9]{8,30}\b/],
  ['discover', /\bdiscplace-[A-Za-z0-9]{8,30}\b/],
] as const
const longestLink = 2_000
const mostFeeds = 20
const deepest = 400

/** What a link leads to that is a calendar; of Google's frames, the calendar in them. */
function feedOfLink(url: URL, written: string): Feed | null {
  if (url.hostname === 'calendar.google.com') return feedOfAddress(url.href)
  if (isOfTalks.test(url.pathname)) return null
  const isCalendar =
    /^webcals?:/i.test(written) ||
    /\.ics$|\/(ical|ics)(\/|$)/i.test(url.pathname) ||
    url.searchParams.get('ical') === '1'
  return isCalendar ? calendar(url.href, 'linked') : null
}

/** The talks of one conference, as pretalx gives them. */
const isOfTalks = /\/schedule(\.ics$|\/export\/)/i
