import { Chip } from '@cyberluach/design/components/Chip'
import { Icon } from '../../icons/Icon.tsx'
import { bookmark } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import type { FilterPanel } from './useFilterPanel.ts'

/** Shows saved events only. What is saved is known to the browser alone, so that nothing works without scripts. */
export function SavedToggle({ panel }: { panel: FilterPanel }) {
  const { texts } = useCalendarSetting()
  const { isSavedOnly } = panel
  return (
    <Chip
      className="needs-scripts pe-3 font-medium whitespace-nowrap"
      aria-pressed={isSavedOnly}
      title={texts.filters.savedHint}
      // A hint that is shown has taken the title meanwhile.
      suppressHydrationWarning
      onClick={() => panel.showSaved(!isSavedOnly)}
    >
      <Icon path={bookmark} className={isSavedOnly ? 'icon-filled size-4' : 'size-4'} />
      {texts.filters.saved}
    </Chip>
  )
}
