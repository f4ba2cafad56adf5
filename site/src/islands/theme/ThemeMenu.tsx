import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'
import { moon, sun, themes, type ThemeTexts, useTheme } from './themes.ts'
import { $theme } from '../../stores/theme.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Menu, MenuButton } from '../menu/Menu.tsx'

/** The header's choice of a theme. */
export function ThemeMenu({ texts }: { texts: ThemeTexts }) {
  return (
    <ErrorBoundary>
      <Menu
        id="theme-menu"
        className="max-md:hidden no-scripts:hidden"
        buttonLook={{ kind: 'ghost', isIcon: true }}
        buttonLabel={texts.themeGroup}
        button={
          <>
            <Icon path={sun} className="hidden in-data-[theme=dark]:block dark:not-in-data-theme:block" />
            <Icon path={moon} className="in-data-[theme=dark]:hidden dark:not-in-data-theme:hidden" />
          </>
        }
        label={texts.themeGroup}
        look={{ side: 'near', align: 'end', width: 'narrow' }}
      >
        <ThemeItems texts={texts} />
      </Menu>
    </ErrorBoundary>
  )
}

function ThemeItems({ texts }: { texts: ThemeTexts }) {
  const chosen = useTheme()
  return themes.map(({ theme, label, icon }) => (
    <MenuButton key={theme} role="menuitemradio" aria-checked={theme === chosen} onClick={() => $theme.set(theme)}>
      <Icon path={icon} />
      {texts[label]}
      <Icon path={check} className={theme === chosen ? 'ms-auto' : 'invisible ms-auto'} />
    </MenuButton>
  ))
}
