import { Button } from '@cyberluach/design/components/Button'
import { Icon } from '../../icons/Icon.tsx'
import { bookmark } from '../../icons/paths.ts'
import { toggleSaved } from '../../stores/saved-events.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import type { DialogTexts } from '../../events/dialog-texts.ts'

/** Saves the event in this browser, and takes it out again. */
export function SaveButton({ id, texts: { dialog } }: { id: string; texts: DialogTexts }) {
  const isSaved = useSavedEvents().includes(id)
  return (
    <Button
      size="lg"
      className="needs-scripts max-md:px-3.5"
      aria-pressed={isSaved}
      data-on={isSaved || undefined}
      title={dialog.saveHint}
      onClick={() => toggleSaved(id)}
    >
      <Icon path={bookmark} className={isSaved ? 'icon-filled' : ''} />
      {isSaved ? dialog.saved : dialog.save}
    </Button>
  )
}
