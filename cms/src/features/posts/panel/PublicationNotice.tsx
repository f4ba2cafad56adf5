'use client'

import { useDocumentInfo, useFormModified, Button } from '@payloadcms/ui'
import { useState, useEffect } from 'react'
import { publishHebrewCall, leaveCall } from '../calls.ts'
import { usePanelAction } from '../../../panel/use-panel-action.ts'
import { addressOf } from '../../../panel/panel-call.ts'

type Texts = PublishTexts & { waits: string; ofTranslator: string; sent: string; notPublic: string }
type Props = { id: string; isTranslator: boolean; isWaiting: boolean; texts: Texts }

export function PublicationNotice({ id, isTranslator, isWaiting, texts }: Props) {
  return (
    <div className="field-type" role="status">
      {isTranslator ? (
        <OfTranslator isWaiting={isWaiting} texts={texts} />
      ) : (
        <OfEditor key={String(isWaiting)} id={id} isWaiting={isWaiting} texts={texts} />
      )}
    </div>
  )
}

/** Who writes the Hebrew knows that an editor is told, and when there is something to be told of. */
function OfTranslator({ isWaiting, texts }: Pick<Props, 'isWaiting' | 'texts'>) {
  const { hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const [openedAt] = useState(lastUpdateTime)
  const isModified = useFormModified()
  const isSaved = isWaiting || lastUpdateTime > openedAt
  if (!hasPublishedDoc) return <Notice>{texts.notPublic}</Notice>
  return <Notice>{isSaved && !isModified ? texts.sent : texts.ofTranslator}</Notice>
}

function OfEditor({ id, isWaiting, texts }: Omit<Props, 'isTranslator'>) {
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo()
  const [isPublished, setPublished] = useState(false)
  if (!isWaiting || isPublished) return null
  const published = () => {
    setPublished(true)
    setMostRecentVersionIsAutosaved(false)
    setUnpublishedVersionCount(0)
  }
  return (
    <Notice>
      <span>{texts.waits}</span>
      <PublishHebrew id={id} name="" texts={texts} onPublished={published} />
    </Notice>
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-(--style-radius-m) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-4 py-3 text-(--theme-elevation-800)">
      {children}
    </div>
  )
}

type PublishTexts = { publish: string; published: string; gone: string; failed: string }

type PublishHebrewProps = { id: string; name: string; texts: PublishTexts; onPublished?: () => void }

/** One click, and readers have the Hebrew. `name` says of which post, to those who hear the page. */
export function PublishHebrew({ id, name, texts, onPublished }: PublishHebrewProps) {
  const { isBusy, act } = usePanelAction()
  const said = { done: texts.published, 404: texts.gone, failed: texts.failed }
  const publish = async () => {
    if (await act(publishHebrewCall, { id }, said)) onPublished?.()
  }
  return (
    <Button
      aria-label={name ? `${texts.publish}: ${name}` : texts.publish}
      buttonStyle="primary"
      disabled={isBusy}
      margin={false}
      onClick={() => void publish()}
      size="small"
      type="button"
    >
      {texts.publish}
    </Button>
  )
}

/** Tells the server when somebody goes elsewhere in the panel: a new post without a word does not stay behind. */
export function LeaveEmpty() {
  const { id } = useDocumentInfo()
  useEffect(() => {
    if (!id) return
    return () => {
      if (location.pathname.includes(String(id))) return
      void fetch(addressOf(leaveCall, String(id)), { method: leaveCall.method, keepalive: true })
    }
  }, [id])
  return null
}
