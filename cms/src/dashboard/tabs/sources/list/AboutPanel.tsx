'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import { needsPermission } from '@cyberluach/core/sources/sources'
import { ExternalLink, Info } from 'lucide-react'
import type { ReactNode } from 'react'

import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Fact, Facts } from '../../queue/Fact.tsx'
import { Panel } from '../../queue/Panel.tsx'
import { everyWords } from '../source-words.ts'

/** Where a list is, whose it is, and what becomes of what it says; what can be done with it stands below. */
export function AboutPanel({ source, children }: { source: ManagedSource; children: ReactNode }) {
  const language = useText()
  const { t, say } = language
  const words = t.sources.about
  const { address, kind, licence, credit, creditUrl, mayPassOn, trust, everyHours, eventType } = source
  const { sightings, events } = source
  const kept = [
    ...(sightings > 0 ? [say(words.keptRows, { n: sightings })] : []),
    ...(events > 0 ? [say(words.keptEvents, { n: events })] : []),
  ]
  return (
    <Panel part="contact" icon={Info} title={words.title}>
      <Facts columns={2}>
        <Fact label={words.address} full>
          <Outside href={address} text={address} />
        </Fact>
        <Fact label={words.kind}>{t.sources.kinds[kind]}</Fact>
        <Fact label={words.every}>{everyWords(everyHours, language)}</Fact>
        <Fact label={words.trust}>{t.sources.trusts[trust]}</Fact>
        <Fact label={words.eventType}>{eventType ? t.common.types[eventType] : words.asStated}</Fact>
        <Fact label={words.licence}>{licence ? <LatinText text={licence} /> : words.none}</Fact>
        <Fact label={words.mayPassOn}>{mayPassOn ? words.yes : words.no}</Fact>
        <Fact label={words.credit} full>
          {creditUrl ? (
            <Outside href={creditUrl} text={credit ?? creditUrl} />
          ) : credit ? (
            <UserText text={credit} />
          ) : (
            words.none
          )}
        </Fact>
        <Fact label={words.kept}>{kept.join(', ') || words.nothingKept}</Fact>
        {needsPermission(kind) && (
          <Fact label={words.permission}>{source.hasPermission ? words.hasPermission : words.no}</Fact>
        )}
      </Facts>
      {children}
    </Panel>
  )
}

function Outside({ href, text }: { href: string; text: string }) {
  return (
    <NewTabLink
      href={href}
      rel="noopener noreferrer nofollow"
      icon={<ExternalLink className="flex-none" size={14} strokeWidth={1.75} aria-hidden />}
    >
      <UserText text={text} />
    </NewTabLink>
  )
}
