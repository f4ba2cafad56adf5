import { siteSegments } from '../../ui/segments.ts'
import { Icon } from '../../icons/Icon.tsx'
import { $theme } from '../../stores/theme.ts'
import { themes, type ThemeTexts } from './themes.ts'
import { useTheme } from './useTheme.ts'

const look = siteSegments()

/** The choice of a theme where there is room for all of them, as on the sheet of phones. */
export function ThemeSegments({ texts }: { texts: ThemeTexts }) {
  const chosen = useTheme()
  return (
    <div className={look.group()} role="group" aria-label={texts.themeGroup}>
      {themes.map(({ theme, label, icon }) => (
        <button
          key={theme}
          className={look.one()}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => $theme.set(theme)}
        >
          <Icon path={icon} />
          {texts[label]}
        </button>
      ))}
    </div>
  )
}
