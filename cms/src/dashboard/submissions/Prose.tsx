import { directionOf } from '@cyberluach/core/text-direction'

/** Submitted text of any length: line breaks kept, long words broken, and no taller than a screen's part. */
export function Prose({ text }: { text: string }) {
  const isLong = text.length > 900 || text.split('\n').length > 12
  return (
    // A box that scrolls has to be within reach of the keyboard.
    <p className="prose" dir={directionOf(text)} tabIndex={isLong ? 0 : undefined}>
      {text}
    </p>
  )
}
