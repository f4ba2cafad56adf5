'use client'

import { formatDate } from '@cyberluach/i18n/format'
import { localText } from '@cyberluach/i18n/event-words'
import { localePath } from '@cyberluach/i18n/locales'
import { Combine, Eye, Undo2 } from 'lucide-react'
import { useRef } from 'react'

import { passFocus } from '../../focus/pass-focus.ts'
import { useText } from '../../text/TextContext.tsx'
import { Ago } from '../../ui/Ago.tsx'
import { Button } from '../../ui/Button.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Panel } from '../queue/Panel.tsx'
import { useTwins } from './use-twins.ts'

/** Events that may be the same one, to be made one with it; and those that were, to be two again. Nothing where none is. */
export function TwinsPanel({ eventId }: { eventId: string }) {
  const { t, say, locale } = useText()
  const words = t.events.twins
  const part = useRef<HTMLDivElement>(null)
  const { twins, isRunning, merge, undo } = useTwins(eventId)
  if (!twins || twins.alike.length + twins.merged.length === 0) return null
  const act = async (done: Promise<void>) => {
    await done
    passFocus(
      () => part.current?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-row] button'),
    )
  }
  const nameOf = (event: { title: string; titleHe: string | null }) =>
    localText(locale, event.title, event.titleHe).text
  return (
    <Panel part="contact" icon={Combine} title={words.title}>
      <div ref={part} className="grid gap-4">
        {twins.alike.length > 0 && (
          <div>
            <p className="text-ink-2">{words.alike}</p>
            <ul className="m-0 mt-2 grid list-none gap-2.5 p-0">
              {twins.alike.map((event) => (
                <li key={event.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <span className="min-w-0 flex-1 basis-40">
                    <NewTabLink
                      href={localePath(locale, event.path)}
                      rel="noopener"
                      icon={<Eye size={14} strokeWidth={1.75} aria-hidden />}
                    >
                      <UserText text={nameOf(event)} />
                    </NewTabLink>
                    <span className="block text-(length:--text-xs) text-ink-3">
                      {formatDate(locale, event.startDay)}
                    </span>
                  </span>
                  <Button
                    className="max-md:min-h-control"
                    label={say(words.mergeNamed, { title: nameOf(event) })}
                    isDisabled={isRunning}
                    onClick={() => void act(merge(event.id, nameOf(event)))}
                  >
                    <Combine size={16} strokeWidth={1.75} aria-hidden />
                    {words.merge}
                  </Button>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-(length:--text-xs) text-ink-2">{words.consequence}</p>
          </div>
        )}
        {twins.merged.length > 0 && (
          <div>
            <p className="text-ink-2">{words.merged}</p>
            <ul className="m-0 mt-2 grid list-none gap-2.5 p-0">
              {twins.merged.map(({ id, mergedAt, mergedBy, ...event }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <span className="min-w-0 flex-1 basis-40">
                    <UserText text={nameOf(event)} />
                    <span className="block text-(length:--text-xs) text-ink-3">
                      {formatDate(locale, event.startDay)} · <Ago iso={mergedAt} /> ·{' '}
                      <bdi>{mergedBy ?? t.events.bySystem}</bdi>
                    </span>
                  </span>
                  <Button
                    className="max-md:min-h-control"
                    label={say(words.undoNamed, { title: nameOf(event) })}
                    isDisabled={isRunning}
                    onClick={() => void act(undo(id))}
                  >
                    <Undo2 size={16} strokeWidth={1.75} aria-hidden />
                    {words.undo}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}
