import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { TextProvider, texts } from '../ui/text.tsx'
import type { DeadlineValues } from './deadline-values.ts'
import { DeadlineFields } from './DeadlineFields.tsx'

const { deadlines: words } = texts.he.events

function Form() {
  const [rows, setRows] = useState<DeadlineValues[]>([])
  return (
    <TextProvider timeZone="Asia/Jerusalem">
      <DeadlineFields rows={rows} most={3} issues={[]} change={setRows} />
    </TextProvider>
  )
}

test('each deadline that is added has the focus, also the last that can be; removed, the one beside it, at the end what adds', async () => {
  await render(<Form />)
  const add = page.getByRole('button', { name: words.add })
  const kinds = page.getByRole('combobox', { name: words.kind })
  await add.click()
  for (const n of [0, 1]) {
    await expect.element(kinds.nth(n)).toHaveFocus()
    add.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(kinds.nth(2)).toHaveFocus()
  await expect.element(add).not.toBeInTheDocument()
  for (const left of [2, 1]) {
    await page
      .getByRole('button', { name: new RegExp(words.remove) })
      .last()
      .click()
    await expect.element(kinds.nth(left - 1)).toHaveFocus()
  }
  await page.getByRole('button', { name: new RegExp(words.remove) }).click()
  await expect.element(add).toHaveFocus()
})
