import { fill } from '@cyberluach/i18n/translate'

/** Title and description of a page that says that something is not there: an event, a month or a day. */
export function lostMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>, what: 'event' | 'month' | 'day') {
  if (what === 'event') return t.meta.notFound
  const title = fill(locale, t.meta.event.title, { title: t.day.invalidTitle })
  return { title, description: t.day.invalidText }
}
