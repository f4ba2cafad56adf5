import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useShortcuts } from '../frame/shortcuts.tsx'
import { showTab } from '../testing/show-tab.tsx'
import { useToast } from './Toast.tsx'

function Fails({ escape }: { escape: () => void }) {
  const showToast = useToast()
  useShortcuts({ escape })
  return <button onClick={() => showToast({ kind: 'failed', title: 'Not saved' })}>Save</button>
}

test('Escape puts away the message that F8 brought the focus to, and nothing else, and gives the focus back', async () => {
  let escapes = 0
  await showTab({ tab: 'events', children: <Fails escape={() => (escapes += 1)} /> })
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  await expect.element(page.getByText('Not saved')).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('toast')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(escapes).toBe(0)
})
