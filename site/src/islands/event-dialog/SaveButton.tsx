import { Button } from '@cyberluach/design/components/Button'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bookmark } from '../../icons/paths.ts'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import type { DialogTexts } from '../../events/dialog-texts.ts'

/**
 * Saves the event in this browser, and takes it out again. The server does not know what is saved: a press that was made
 * while the button still said "Save", and is answered when it says "Saved" or was held until then, saves.
 */
export function SaveButton({ id, texts: { dialog } }: { id: string; texts: DialogTexts }) {
  const isSaved = useSavedEvents().includes(id)
  const shownSince = useRef(Infinity)
  useEffect(() => {
    shownSince.current = isSaved ? performance.now() : Infinity
  }, [isSaved])
  const press = ({ nativeEvent: { isTrusted, timeStamp } }: MouseEvent) => {
    if (isTrusted && timeStamp > shownSince.current) forgetSaved(id)
    else saveEvent(id)
  }
  return (
    <Button
      size="lg"
      className="needs-scripts max-md:px-3.5"
      aria-pressed={isSaved}
      data-on={isSaved || undefined}
      title={dialog.saveHint}
      onClick={press}
    >
      <Icon path={bookmark} className={isSaved ? 'icon-filled' : ''} />
      {isSaved ? dialog.saved : dialog.save}
    </Button>
  )
}
