import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { Icon } from '../../icons/Icon.tsx'
import { sliders } from '../../icons/paths.ts'
import { Count } from '../Count.tsx'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterPanelId, filterToggleId, type FilterPanel } from './useFilterPanel.ts'

/** Opens the panel with all filters, and tells how many are set. */
export function FilterToggle({ panel }: { panel: FilterPanel }) {
  const { locale, texts } = useCalendarSetting()
  const count = panel.active.filter(([key]) => key !== 'q').length + Number(panel.isSavedOnly)
  return (
    <Button
      id={filterToggleId}
      className="needs-scripts max-md:relative max-md:w-control max-md:flex-none max-md:px-0"
      aria-expanded={panel.isOpen}
      aria-controls={filterPanelId}
      aria-label={count > 0 ? fill(locale, texts.filters.toggleActive, { n: count }) : texts.filters.toggle}
      title={texts.filters.toggle}
      onClick={panel.toggle}
    >
      <Icon path={sliders} />
      <span className="max-md:sr-only">{texts.filters.toggle}</span>
      {count > 0 && <Count kind="solid" n={count} />}
    </Button>
  )
}
