import { Icon } from '../../icons/Icon.tsx'
import { check, moon, sun } from '../../icons/paths.ts'
import { $theme } from '../../stores/theme.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Menu } from '../menu/Menu.tsx'
import { themes, type ThemeTexts } from './themes.ts'
import { useTheme } from './useTheme.ts'

/** The header's choice of a theme. */
export function ThemeMenu({ texts }: { texts: ThemeTexts }) {
  return (
    <ErrorBoundary>
      <Menu
        id="theme-menu"
        className="theme-picker"
        buttonClass="button button-ghost button-icon theme-button"
        buttonLabel={texts.themeGroup}
        button={
          <>
            <Icon path={sun} className="icon-sun" />
            <Icon path={moon} className="icon-moon" />
          </>
        }
        label={texts.themeGroup}
      >
        <ThemeItems texts={texts} />
      </Menu>
    </ErrorBoundary>
  )
}

function ThemeItems({ texts }: { texts: ThemeTexts }) {
  const chosen = useTheme()
  return themes.map(({ theme, label, icon }) => (
    <li key={theme} role="none">
      <button
        className="menu-item"
        type="button"
        role="menuitemradio"
        aria-checked={theme === chosen}
        onClick={() => $theme.set(theme)}
      >
        <Icon path={icon} />
        {texts[label]}
        <Icon path={check} className="icon-chosen" />
      </button>
    </li>
  ))
}
