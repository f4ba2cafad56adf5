import { Button } from '@cyberluach/design/components/Button'
import { Icon } from '../../icons/Icon.tsx'
import { bookmark } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import type { FilterPanel } from './useFilterPanel.ts'

/** Shows saved events only. What is saved is known to the browser alone, so that nothing works without scripts. */
export function SavedToggle({ panel }: { panel: FilterPanel }) {
  const { texts } = useCalendarSetting()
  const { isSavedOnly } = panel
  return (
    <Button
      className="needs-scripts"
      aria-pressed={isSavedOnly}
      data-on={isSavedOnly || undefined}
      title={texts.filters.savedHint}
      // A hint that is shown has taken the title meanwhile.
      suppressHydrationWarning
      onClick={() => panel.showSaved(!isSavedOnly)}
    >
      <Icon path={bookmark} className={isSavedOnly ? 'icon-filled' : ''} />
      {texts.filters.saved}
    </Button>
  )
}
