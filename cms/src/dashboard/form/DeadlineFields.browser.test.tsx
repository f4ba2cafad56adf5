import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { fill } from '@cyberluach/i18n/translate'
import { TextProvider, texts } from '../ui/text.tsx'
import type { DeadlineValues } from './deadline-values.ts'
import { DeadlineFields } from './DeadlineFields.tsx'

const { deadlines: words } = texts.he.events
const { most, removed } = texts.he.form.deadlines

function Form() {
  const [rows, setRows] = useState<DeadlineValues[]>([])
  return (
    <TextProvider timeZone="Asia/Jerusalem">
      <DeadlineFields rows={rows} most={3} change={setRows} />
    </TextProvider>
  )
}

test('the focus goes to a deadline that is added, and beside one that is removed, which is announced', async () => {
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
  const told = page.getByRole('status')
  await expect.element(told).toHaveTextContent(fill('he', most, { n: 3 }))
  for (const left of [2, 1]) {
    await page
      .getByRole('button', { name: new RegExp(words.remove) })
      .last()
      .click()
    await expect.element(kinds.nth(left - 1)).toHaveFocus()
    await expect.element(told).toHaveTextContent(fill('he', removed, { n: left + 1 }))
  }
  await page.getByRole('button', { name: new RegExp(words.remove) }).click()
  await expect.element(add).toHaveFocus()
})

test('a link without its scheme is completed as soon as it is left', async () => {
  await render(<Form />)
  await page.getByRole('button', { name: words.add }).click()
  const url = page.getByRole('textbox', { name: words.url })
  await url.fill('example.com/call')
  await userEvent.tab()
  await expect.element(url).toHaveValue('https://example.com/call')
})
