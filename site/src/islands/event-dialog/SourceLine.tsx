import type { Credit } from '@cyberluach/core/sources/credits'
import { creditName } from '@cyberluach/i18n/event-words'
import type { ComponentProps } from 'react'

type Props = {
  source: Credit
  template: string
  /** Says that the list was changed, where its licence wants that told. */
  modified?: string
  className?: string
}

/** A public list that the event came from, as a link inside its sentence, and its licence. */
export function SourceLine({ source, template, modified, className }: Props) {
  const { name, url, licence, licenceUrl, isModified } = source
  const [before, after] = template.split('{source}')
  return (
    <Note {...(className && { className })}>
      {before}
      <a className="text-link" href={url} rel="noopener" dir="ltr" lang="en">
        {creditName(name)}
      </a>
      {licence && (
        <>
          {' ('}
          {licenceUrl ? (
            <a className="text-link" href={licenceUrl} rel="noopener license" dir="ltr" lang="en">
              {licence}
            </a>
          ) : (
            <bdi>{licence}</bdi>
          )}
          {isModified && modified ? `, ${modified})` : ')'}
        </>
      )}
      {after}
    </Note>
  )
}

/** A quiet line of an event. */
export function Note({ className = 'mt-4.5', ...rest }: ComponentProps<'p'>) {
  return <p className={`text-sm text-ink-3 ${className}`} {...rest} />
}
