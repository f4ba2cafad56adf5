import { directionOfLocale, type Locale, localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { pageBackground } from './brand.ts'

/** The site as an app that can be installed, in one language; the other one is within its reach. */
export function manifestOf(locale: Locale, { common, meta }: Pick<Messages, 'common' | 'meta'>) {
  const start = localePath(locale, '/')
  return {
    id: start,
    name: meta.home.title,
    short_name: common.brand,
    description: meta.home.description,
    lang: locale,
    dir: directionOfLocale(locale),
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: pageBackground.light,
    theme_color: pageBackground.light,
    icons: [
      icon('/icons/192.png', 192, 'any'),
      icon('/icons/512.png', 512, 'any'),
      icon('/icons/maskable-192.png', 192, 'maskable'),
      icon('/icons/maskable-512.png', 512, 'maskable'),
    ],
  }
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
