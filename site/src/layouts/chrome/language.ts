import { localePath, otherLocale, splitLocale } from '@cyberluach/i18n/locales'

/** The switch goes to where the visitor is now: the calendar may have changed the address since the page came. */
export function followLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
    const update = () => {
      link.href = addressInOtherLanguage(location)
    }
    link.addEventListener('pointerdown', update)
    link.addEventListener('click', update)
  }
}

export function addressInOtherLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const { locale, path } = splitLocale(pathname)
  return localePath(otherLocale(locale), path + search)
}
