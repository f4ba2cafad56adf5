import { toastTime } from '@cyberluach/design/hooks/use-toast-card'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hideToast, showToast } from '../../stores/toast.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  hideToast()
  return () => void vi.useRealTimers()
})

test('a message that is shown stays above a dialog that opens after it, and above the page once that closes', async () => {
  await render(
    <>
      <Toasts region="Messages" close="Close" />
      <dialog aria-label="Later">
        <p>Opened later</p>
      </dialog>
    </>,
  )
  showToast({ kind: 'success', title: 'Copied', text: 'The link is there.' })
  await expect.element(page.getByText('Copied')).toBeVisible()
  const dialog = document.querySelector('dialog')
  dialog?.showModal()
  await expect.element(page.getByRole('dialog').getByText('Copied')).toBeVisible()
  dialog?.close()
  await expect.element(page.getByText('Copied')).toBeVisible()
})

test('a message that comes as its dialog is taken away is shown on the page', async () => {
  await render(<Toasts region="Messages" close="Close" />)
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  showToast({ kind: 'success', title: 'Created', text: 'It is there.' })
  await expect.element(page.getByRole('dialog').getByText('Created')).toBeVisible()
  showToast({ kind: 'success', title: 'Sent', text: 'It is there, too.' })
  dialog.remove()
  await expect.element(page.getByText('Sent')).toBeVisible()
})

test('F8 brings the focus to the message, and Escape puts it away and gives the focus back', async () => {
  await render(
    <>
      <button>Before</button>
      <Toasts region="Messages" close="Close" />
    </>,
  )
  const button = page.getByRole('button', { name: 'Before' })
  button.element().focus()
  showToast({ kind: 'danger', title: 'Not sent' })
  await expect.element(page.getByText('Not sent')).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('toast')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Not sent')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a message stays while the focus is on it, and then for the rest of its time', async () => {
  await render(<Toasts region="Messages" close="Close" />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  showToast({ kind: 'success', title: 'Sent' })
  const message = page.getByText('Sent')
  await expect.element(message).toBeVisible()
  vi.advanceTimersByTime(toastTime - 1000)
  const card = message.element().closest<HTMLElement>('[data-part=toast]')
  card?.focus()
  await expect.element(card).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(message).toBeVisible()
  card?.blur()
  await expect.element(card).not.toHaveFocus()
  vi.advanceTimersByTime(999)
  await expect.element(message).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(message).not.toBeInTheDocument()
})
