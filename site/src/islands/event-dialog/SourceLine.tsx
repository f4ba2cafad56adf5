import type { CalendarEvent } from '@cyberluach/core/event'

type Props = { source: NonNullable<CalendarEvent['source']>; template: string }

/** The public list that the event came from, as a link inside its sentence. */
export function SourceLine({ source, template }: Props) {
  const [before, after] = template.split('{source}')
  return (
    <p className="event-note">
      {before}
      <a className="text-link" href={source.url} rel="noopener" dir="ltr" lang="en">
        {source.name}
      </a>
      {after}
    </p>
  )
}
