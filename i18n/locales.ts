/** The languages of the site, the first being the one without a prefix in its addresses. */
export const locales = ['en', 'he'] as const

/** The code of one of them. */
export type Locale = (typeof locales)[number]

/** Each language as its readers call it. */
export const localeNames: Record<Locale, string> = { en: 'English', he: 'עברית' }

/** Whether the text names a language of the site. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

/** The language of the site that is nearest to what a program says it speaks. */
export function localeOf(language: string | undefined): Locale {
  return language === 'he' ? 'he' : 'en'
}

/** The text in the reader's language; the English one where there is no Hebrew. */
export function textIn(locale: Locale, english: string, hebrew: string | null | undefined): string {
  return (locale === 'he' && hebrew) || english
}

/** The direction a page in this language is read in. */
export function directionOfLocale(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'he' ? 'rtl' : 'ltr'
}

/** The other language, which the switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'he' ? 'en' : 'he'
}

/** The address of a page in a language: `/submit` is `/submit` or `/he/submit`, `/` is `/` or `/he`. Keeps the query. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? '/he' : `/he${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`
}

/** The language that an address speaks, and the page's path without it: `/he/submit` is Hebrew, `/submit`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname !== '/he' && !pathname.startsWith('/he/')) return { locale: 'en', path: pathname }
  return { locale: 'he', path: pathname.slice('/he'.length) || '/' }
}
