'use client'

import { directionOfLocale, isLocale, type Locale } from '@cyberluach/i18n/locales'
import { type Message, fill, type MessageValues } from '@cyberluach/i18n/translate'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

import { texts, type Texts } from './texts.ts'

export type Language = {
  locale: Locale
  t: Texts
  /** A message with its placeholders filled. */
  say: (message: Message, values?: MessageValues) => string
  setLocale: (locale: Locale) => void
  /** The site's time zone, in which all times are shown. */
  timeZone: string
}

const LanguageContext = createContext<Language | null>(null)
const storageKey = 'dashboardLanguage'

/** Hebrew, unless this browser chose English before. The page around the view follows the choice. */
export function TextProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const [locale, show] = useState<Locale>('he')

  useEffect(() => {
    const chosen = localStorage.getItem(storageKey)
    if (chosen && isLocale(chosen)) show(chosen)
  }, [])

  useEffect(() => {
    const page = document.documentElement
    const { lang, dir } = page
    page.lang = locale
    page.dir = directionOfLocale(locale)
    document.title = `${texts[locale].title} | ${texts[locale].common.brand}`
    return () => {
      page.lang = lang
      page.dir = dir
    }
  }, [locale])

  const setLocale = useCallback((chosen: Locale) => {
    localStorage.setItem(storageKey, chosen)
    show(chosen)
  }, [])

  const language = useMemo<Language>(
    () => ({
      locale,
      t: texts[locale],
      say: (message, values) => fill(locale, message, values),
      setLocale,
      timeZone,
    }),
    [locale, setLocale, timeZone],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useText(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useText outside of TextProvider')
  return language
}
