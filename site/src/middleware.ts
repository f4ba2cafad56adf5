import { splitLocale } from '@cyberluach/i18n/locales'
import { defineMiddleware } from 'astro:middleware'
import { declareCaching } from './data/caching.ts'
import { holdBack } from './kept/held-back.ts'
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
