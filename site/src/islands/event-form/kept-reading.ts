import { filledIn } from '../../forms/filled-form.ts'
import type { LinkReading } from '../../forms/read-link.ts'
import { forget } from '../forms/attempt.ts'
import { tab } from '../forms/use-draft.ts'

const nameOf = (form: string) => `cyberluach.${form}.link`

/** Lets the tab keep, beside what the form holds, what of it a link filled in. */
export function keepReading(form: string, { link, filled }: LinkReading): void {
  tab[nameOf(form)] = JSON.stringify({ link, ...filled })
}

/** What the tab has kept of it; null where nothing was read. */
export function keptReading(form: string): Pick<LinkReading, 'link' | 'filled'> | null {
  const text = tab[nameOf(form)]
  if (text === undefined) return null
  const { link } = JSON.parse(text) as { link: unknown }
  return { link: typeof link === 'string' ? link : '', filled: filledIn(text) }
}

/** The form was sent. */
export function forgetReading(form: string): void {
  forget(tab, nameOf(form))
}
