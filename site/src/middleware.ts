import { splitLocale } from '@cyberluach/i18n/locales'
import { defineMiddleware } from 'astro:middleware'
import { holdBack } from './markup-cache/held-back.ts'
import { loadTexts, messagesInBoth } from './data/texts.ts'

/** Every page knows its language, its texts and its path without the language. */
export const onRequest = defineMiddleware(async ({ locals, url, request }, next) => {
  const { locale, path } = splitLocale(locals.askedPath ?? url.pathname)
  locals.locale = locale
  locals.path = path
  locals.overrides = await loadTexts(locals)
  locals.messages = messagesInBoth(locals.overrides)
  locals.t = locals.messages[locale]
  holdBack(request, locals.heldBack)
  const response = await next()
  declareCaching(response, locals)
  return response
})

/** Longest time that a page may be served without asking again, should an invalidation get lost. */
const backstopSeconds = 30

/** Tells the edge whether to cache the page. One that could not read everything is never cached. */
export function declareCaching(response: Response, { cacheTags, incomplete }: App.Locals): void {
  if (incomplete) response.headers.set('x-incomplete', 'cms')
  else if (response.status === 200 && cacheTags) {
    response.headers.set('cdn-cache-control', `max-age=${backstopSeconds}`)
    response.headers.set('cache-tag', cacheTags.join(','))
  }
}
