import { fill } from '@cyberluach/i18n/translate'

/** Title and description of a page that says that something is not there: an event, a month or a day. */
export function lostMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>, what: 'event' | 'month' | 'day') {
  if (what === 'event') return t.meta.notFound
  const title = fill(locale, t.meta.event.title, { title: t.day.invalidTitle })
  return { title, description: t.day.invalidText }
}

/** The same of a page that cannot be read for a while. */
export function awayMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>) {
  const title = fill(locale, t.meta.event.title, { title: t.common.awayTitle })
  return { title, description: t.common.awayText }
}
