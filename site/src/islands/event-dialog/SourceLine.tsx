import type { CalendarEvent } from '@cyberluach/core/event'
import { Note } from './Note.tsx'

type Props = { source: NonNullable<CalendarEvent['source']>; template: string }

/** The public list that the event came from, as a link inside its sentence. */
export function SourceLine({ source, template }: Props) {
  const [before, after] = template.split('{source}')
  return (
    <Note>
      {before}
      <a className="text-link" href={source.url} rel="noopener" dir="ltr" lang="en">
        {source.name}
      </a>
      {after}
    </Note>
  )
}
