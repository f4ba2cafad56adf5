import { isLocale, type Locale } from '@cyberluach/i18n/locales'

/** The language of ours that a request likes best; English where it names none. */
export function languageOf(headers: Headers): Locale {
  const wishes = (headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
        .find((text) => text !== undefined)
      return {
        language: tag.split('-')[0] === 'iw' ? 'he' : (tag.split('-')[0] ?? ''),
        quality: Number(quality ?? 1),
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { language } of wishes) if (isLocale(language)) return language
  return 'en'
}
