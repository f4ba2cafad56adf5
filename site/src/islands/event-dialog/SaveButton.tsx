import { Button } from '@cyberluach/design/components/Button'
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bookmark } from '../../icons/paths.ts'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import type { DialogTexts } from '../../events/dialog-texts.ts'

type Props = { id: string; texts: DialogTexts; className?: string }

/**
 * Saves the event in this browser, and takes it out again. The server does not know what is saved: a script of the page
 * says it before the first paint (`saved-before-paint.js`). Where it could not, a press that was made while the button
 * still said "Save", and is answered when it says "Saved" or was held until then, saves.
 */
export function SaveButton({ id, texts: { dialog }, className = '' }: Props) {
  const isSaved = useSavedEvents().includes(id)
  const button = useRef<HTMLButtonElement>(null)
  const shownSince = useRef(Infinity)
  const wasShown = useRef(false)
  useLayoutEffect(() => {
    wasShown.current = button.current?.ariaPressed === 'true'
  }, [])
  useEffect(() => {
    shownSince.current = isSaved ? performance.now() : Infinity
  }, [isSaved])
  const press = ({ nativeEvent: { isTrusted, timeStamp } }: MouseEvent) => {
    const isMeant = wasShown.current || (isTrusted && timeStamp > shownSince.current)
    if (isSaved && isMeant) forgetSaved(id)
    else saveEvent(id)
  }
  return (
    <Button
      ref={button}
      size="lg"
      className={`needs-scripts max-md:px-3.5 ${className}`}
      aria-pressed={isSaved}
      data-on={isSaved || undefined}
      data-save={id}
      data-saved={dialog.saved}
      title={dialog.saveHint}
      onClick={press}
      suppressHydrationWarning
    >
      <Icon path={bookmark} className="in-aria-pressed:fill-current" />
      <span suppressHydrationWarning>{isSaved ? dialog.saved : dialog.save}</span>
    </Button>
  )
}
