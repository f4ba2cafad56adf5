import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { plainTextOf } from './plain-text.ts'

export type RenderedMail = { html: string; text: string }

/** Both parts of a mail from one template (`MailLayout`): what the text part says, the other says too. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail)
  return { html, text: plainTextOf(html) }
}
