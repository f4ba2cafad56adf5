'use client'

import { useText } from '../../../text/TextContext.tsx'
import type { CardEvent } from './edit-form.ts'
import { PublicCard } from './PublicCard.tsx'

/** Beside a form: the cards that visitors will see, in both languages; none while there is no day. */
export function PublicCards({ card }: { card: CardEvent | null }) {
  const words = useText().t.edit
  return (
    <div className="grid content-start gap-2" role="group" aria-label={words.preview}>
      <h3 className="font-semibold">{words.preview}</h3>
      {card ? (
        <>
          <PublicCard event={card} locale="en" />
          <PublicCard event={card} locale="he" />
        </>
      ) : (
        <p className="text-ink-2">{words.noCard}</p>
      )}
    </div>
  )
}
