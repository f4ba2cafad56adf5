'use client'

import {
  Link,
  useDocumentInfo,
  Button,
  toast,
  useRouteTransition,
  useConfig,
  useForm,
  useFormModified,
  useLocale,
  useFormInitializing,
  useStepNav,
} from '@payloadcms/ui'
import { useSearchParams, useRouter } from 'next/navigation'
import { listAddress, type Place } from './form-address.ts'
import { kinds, states } from './kinds.ts'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { askPanel } from '../../panel/panel-call.ts'
import { nextCall } from './calls.ts'

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
      <Link className="btn btn--style-secondary btn--size-medium whitespace-nowrap" href={list} prefetch={false}>
        {texts.back}
      </Link>
      <SaveAndNext id={id} place={place} text={text} texts={texts} />
    </div>
  )
}

type SaveTexts = { saveAndNext: string; shortcut: string; last: string; failed: string }

type SaveAndNextProps = { id: string; place: Place; text: string; texts: SaveTexts }

/** Saves what is written, and opens the next text that waits: by a click, and by Ctrl+Enter from any field. */
function SaveAndNext({ id, place, text, texts }: SaveAndNextProps) {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const save = useSave()
  const [isBusy, setBusy] = useState(false)
  const go = (address: string) => startRouteTransition(() => router.push(address))

  async function saveAndNext() {
    if (isBusy) return
    setBusy(true)
    if (await save()) await goOn()
    setBusy(false)
  }

  async function goOn() {
    const next = await nextAfter(id, place, text)
    if (next === undefined) toast.error(texts.failed)
    else if (next) go(next)
    else {
      toast.success(texts.last)
      go(listAddress(place))
    }
  }

  useCtrlEnter(() => void saveAndNext())
  return (
    <Button
      buttonStyle="primary"
      disabled={isBusy}
      extraButtonProps={{ 'aria-keyshortcuts': 'Control+Enter', title: texts.shortcut }}
      id="save-and-next"
      margin={false}
      onClick={() => void saveAndNext()}
      size="medium"
      type="button"
    >
      {texts.saveAndNext}
    </Button>
  )
}

function useCtrlEnter(run: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    run()
  })
  useEffect(() => {
    // Before the editor of posts, which would begin a line.
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** The form of the next text; null where no other waits, undefined where that could not be learned. */
async function nextAfter(id: string, { kind, state }: Place, text: string): Promise<string | null | undefined> {
  const query = { kind, waiting: state ?? 'all', id, text }
  const answered = await askPanel<{ address: string | null }>(nextCall, { query })
  return answered.ok ? answered.body.address : undefined
}

/**
 * Saves the form as its own button does, of a collection with drafts as a draft. False where something in it is wrong,
 * which the form says; true where there was nothing to save.
 */
function useSave(): () => Promise<boolean> {
  const { collectionSlug = '', id, mostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo()
  const { getEntityConfig, config } = useConfig()
  const { code } = useLocale()
  const { submit } = useForm()
  const isModified = useFormModified()
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts)

  const saveNow = async () => {
    // What the panel has saved by itself is nobody's deed yet, and in no log.
    if (!isModified && !(hasDrafts && mostRecentVersionIsAutosaved)) return true
    if (!hasDrafts) return isSaved(await submit())
    const query = `locale=${code}&depth=0&fallback-locale=null&draft=true`
    const saved = await submit({
      action: `${config.routes.api}/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setUnpublishedVersionCount((count) => count + 1)
    return isSaved(saved)
  }

  const latest = useRef(saveNow)
  useEffect(() => {
    latest.current = saveNow
  })
  return async () => {
    await editorHasSaid()
    return latest.current()
  }
}

function isSaved(answer: unknown): boolean {
  return Boolean((answer as { res?: Response } | undefined)?.res?.ok)
}

/** The editor of posts tells the form of the last letters when the browser has time, half a second later at most. */
async function editorHasSaid(): Promise<void> {
  await new Promise<void>((resolve) => {
    const drawn = () => setTimeout(resolve)
    if ('requestIdleCallback' in window) window.requestIdleCallback(drawn, { timeout: 600 })
    else setTimeout(drawn, 600)
  })
}

/** Whoever opens a form for one of its texts begins to write there. `text` is another one for each text. */
function useFocusOnText(text: string): void {
  // Until then nothing can be written.
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (isInitializing) return
    const id = decodeURIComponent(window.location.hash.slice(1))
    const field = id ? document.getElementById(id) : null
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.focus()
  }, [isInitializing, text])
}

/** The breadcrumb leads where somebody came from, in place of the collection's own list. */
function useListInBreadcrumb(url: string, label: string): void {
  const { setStepNav, stepNav } = useStepNav()
  const [first, ...rest] = stepNav
  useEffect(() => {
    if (first && first.url !== url) setStepNav([{ label, url }, ...rest])
  })
}
