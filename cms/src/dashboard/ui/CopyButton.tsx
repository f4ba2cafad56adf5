import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

import { IconButton } from './Button.tsx'
import { useText } from './text.tsx'
import { useToast } from './Toast.tsx'

const shownFor = 2000

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useText()
  const showToast = useToast()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const ending = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(ending)
  }, [isCopied])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showToast({ kind: 'failed', title: t.toasts.copyFailed }),
    )
  }

  return (
    <>
      <IconButton size="md" label={label} title={label} onClick={copy}>
        {isCopied ? (
          <Check className="text-success" size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          <Copy size={14} strokeWidth={1.75} aria-hidden />
        )}
      </IconButton>
      <span className="sr-only" role="status">
        {isCopied ? t.details.copied : ''}
      </span>
    </>
  )
}
