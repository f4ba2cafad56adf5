'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { listAddress, type Place } from './form-address.ts'
import { kinds, states } from './kinds.ts'
import { SaveAndNext, type SaveTexts } from './SaveAndNext.tsx'
import { useListInBreadcrumb } from './use-list-in-breadcrumb.ts'
import { useFocusOnText } from './use-focus-on-text.ts'

type Texts = SaveTexts & { title: string; kinds: Record<Place['kind'], string>; back: string }

/** In a form that was opened from the list of what waits: on to the next one, and back to the list. */
export function BarOfTranslator({ texts }: { texts: Texts }) {
  const query = useSearchParams()
  const { collectionSlug, id } = useDocumentInfo()
  const kind = kinds.find((known) => known === collectionSlug)
  const waiting = query.get('waiting')
  const text = query.get('text')
  if (!kind || !waiting || !text || !id) return null
  const state = states.find((known) => known === waiting) ?? null
  const place = { kind, state, page: Math.trunc(Number(query.get('page'))) || 1 }
  return <Bar id={String(id)} place={place} text={text} texts={texts} />
}

type Props = { id: string; place: Place; text: string; texts: Texts }

function Bar({ id, place, text, texts }: Props) {
  const list = listAddress(place)
  useListInBreadcrumb(list, `${texts.title}: ${texts.kinds[place.kind]}`)
  useFocusOnText(`${id} ${text}`)
  return (
    <div className="flex items-center gap-[calc(var(--base)/2)] [&_.btn]:m-0">
      <Link
        className="btn btn--style-secondary btn--size-medium whitespace-nowrap"
        href={list}
        prefetch={false}
      >
        {texts.back}
      </Link>
      <SaveAndNext id={id} place={place} text={text} texts={texts} />
    </div>
  )
}
