import { $theme } from '../../stores/theme.ts'
import { localePath, otherLocale, splitLocale } from '@cyberluach/i18n/locales'

/** Shows the theme that the visitor has chosen, here and in every open tab. */
export function followTheme(): void {
  $theme.subscribe((theme) => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  })
}

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

/** Scrolls rows of choices so that the chosen one is seen. The page itself stays where it is. */
export function showChosen(): void {
  for (const row of document.querySelectorAll('[data-part=choices]')) {
    const chosen = row.querySelector('[aria-current]')
    if (!chosen || row.scrollWidth <= row.clientWidth) continue
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }
}
