import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Saves the form as its own button does, of a collection with drafts as a draft. False where something in it is wrong,
 * which the form says; true where there was nothing to save.
 */
export function useSave(): () => Promise<boolean> {
  const {
    collectionSlug = '',
    id,
    mostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
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
