import { useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { cross, done, warning } from '../../icons/paths.ts'
import type { Toast } from '../../stores/toast-message.ts'
import { hideToast, holdToast, releaseToast } from '../../stores/toast.ts'
import { useSwipe } from './useSwipe.ts'
import { siteToast } from './toast-look.ts'
import { useToastKeys } from './useToastKeys.ts'

type Props = { toast: Toast; close: string }

/** A message. Hover and focus hold it, a swipe to the right puts it away. */
export function ToastCard({ toast: { kind, title, text }, close }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(hideToast)
  const look = siteToast({ kind })
  useToastKeys(card)

  return (
    <div
      ref={card}
      className={look.card()}
      data-part="toast"
      tabIndex={-1}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      {...swipe}
    >
      <Icon path={kind === 'success' ? done : warning} className={look.icon()} />
      <div className={look.words()}>
        <b className={look.title()}>{title}</b>
        {text && <p className={look.text()}>{text}</p>}
      </div>
      <button type="button" className={look.close()} aria-label={close} onClick={hideToast}>
        <Icon path={cross} />
      </button>
    </div>
  )
}
