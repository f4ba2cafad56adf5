import { splitLocale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { defineMiddleware } from 'astro:middleware'
import { declareCaching } from './data/caching.ts'
import { footerFigures, loadFacets } from './data/figures.ts'

/** Every page knows its language, its texts and its path without the language; the footer's figures load beside it. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  locals.locale = locale
  locals.t = messagesFor(locale)
  locals.path = path
  locals.facets = loadFacets(locals)
  locals.figures = footerFigures(locals.facets)
  const response = await next()
  declareCaching(response, locals)
  return response
})
