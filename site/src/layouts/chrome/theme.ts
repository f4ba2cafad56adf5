import { $theme } from '../../stores/theme.ts'

/** Shows the theme that the visitor has chosen, here and in every open tab. */
export function followTheme(): void {
  $theme.subscribe((theme) => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  })
}
