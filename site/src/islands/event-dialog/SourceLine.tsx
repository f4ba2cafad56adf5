import type { CalendarEvent } from '@cyberluach/core/event'
import { Note } from './Note.tsx'

type Props = { source: NonNullable<CalendarEvent['source']>; template: string }

/** The public list that the event came from, as a link inside its sentence, and its licence. */
export function SourceLine({ source: { name, url, licence }, template }: Props) {
  const [before, after] = template.split('{source}')
  return (
    <Note>
      {before}
      <a className="text-link" href={url} rel="noopener" dir="ltr" lang="en">
        {name}
      </a>
      {licence && (
        <>
          {' ('}
          <bdi>{licence}</bdi>)
        </>
      )}
      {after}
    </Note>
  )
}
