'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import {
  Button,
  toast,
  useRouteCache,
  useSelection,
  PopupList,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
} from '@payloadcms/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useRouter } from 'next/navigation'
import { panelApi } from '../../../panel/panel-call.ts'
import { PanelDialog, ProofField, Row, SecondaryButton } from '../../../panel/form-parts.tsx'

export type RemovalTexts = Messages['adminPanel']['accountRemoval'] & { password: string }
export type RemovalProps = { locale: Locale; texts: RemovalTexts }

type Props = RemovalProps & {
  title: string
  count: number
  /** What is removed, as Payload's REST has it below the accounts: `/ID`, or a query. */
  which: string
  removed: () => void
  cancel: () => void
}

/** Asks for one's own password before accounts are removed. An error is shown there, and nothing is closed. */
export function RemovalDialog({ locale, texts, title, count, which, removed, cancel }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const remove = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('currentPassword') as HTMLInputElement
    setBusy(true)
    const answer = await removeAccounts(which, field.value, { language: locale, failed: texts.failed })
    setBusy(false)
    setError(answer.error)
    if (answer.removed === 0) return field.select()
    toast.success(fill(locale, texts.removed, { n: answer.removed }))
    // Of many, some may have to stay.
    if (answer.error) toast.error(answer.error)
    removed()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree it stands inside the form of the account, which is not sent.
    event.stopPropagation()
    if (!isBusy) void remove(event.currentTarget)
  }
  return createPortal(
    <PanelDialog
      role="alertdialog"
      title={title}
      text={fill(locale, texts.text, { n: count })}
      cancel={isBusy ? undefined : cancel}
    >
      <form onSubmit={send} noValidate>
        <ProofField
          label={texts.password}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={error}
        />
        <Row>
          <Button type="submit" disabled={isBusy} margin={false}>
            {isBusy ? texts.removing : texts.remove}
          </Button>
          <SecondaryButton disabled={isBusy} onClick={cancel}>
            {texts.cancel}
          </SecondaryButton>
        </Row>
      </form>
    </PanelDialog>,
    document.body,
  )
}

type AskingProps = Omit<Props, 'cancel'> & { opener: (open: () => void) => ReactNode }

function Asking({ opener, removed, ...question }: AskingProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const closeRemoved = () => {
    close()
    removed()
  }
  return (
    <>
      {opener(() => setAsking(true))}
      {isAsking && <RemovalDialog {...question} removed={closeRemoved} cancel={close} />}
    </>
  )
}

/** The accounts that are chosen on this page of the list: none is removed that nobody sees. */
export function RemoveChosen({ locale, texts }: RemovalProps) {
  const { selectedIDs, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const count = selectedIDs.length
  if (count === 0) return null

  const removed = () => {
    toggleAll()
    clearRouteCache()
  }
  return (
    <div className="mb-4">
      <Asking
        {...{ locale, texts, count, removed }}
        title={fill(locale, texts.titleMany, { n: count })}
        which={`?where[id][in]=${selectedIDs.join(',')}`}
        opener={(open) => (
          <SecondaryButton size="small" onClick={open}>
            {fill(locale, texts.beginMany, { n: count })}
          </SecondaryButton>
        )}
      />
    </div>
  )
}

export function RemoveThis({ locale, texts }: RemovalProps) {
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const router = useRouter()
  if (!id) return null

  const removed = () => {
    // What was changed and not saved is of nothing any more.
    setModified(false)
    router.push('/admin/collections/users')
  }
  return (
    <Asking
      {...{ locale, texts, removed }}
      title={fill(locale, texts.title, { name: title })}
      count={1}
      which={`/${id}`}
      opener={(open) => (
        <PopupList.Button id="action-remove" onClick={open}>
          {texts.begin}
        </PopupList.Button>
      )}
    />
  )
}

type Words = { language: Locale; failed: string }

/** How many accounts were removed, and why the others, or all, were not. */
export type Removal = { removed: number; error: string | null }

type Answer = { doc?: object; docs?: object[]; errors?: { message?: string }[] } | null

/** Asks Payload to delete accounts: one by its path, or those of a query. */
export async function removeAccounts(
  which: string,
  currentPassword: string,
  { language, failed }: Words,
): Promise<Removal> {
  const response = await fetch(`${panelApi}/users${which}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ currentPassword }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer
  const removed = answer?.docs?.length ?? (answer?.doc ? 1 : 0)
  const message = answer?.errors?.[0]?.message
  return { removed, error: response?.ok ? (message ?? null) : (message ?? failed) }
}
