import { call } from '@cyberluach/api/client'
import type { Locale } from '@cyberluach/i18n/locales'
import { type Messages, messagesFor } from '@cyberluach/i18n/messages'
import { messagesWith, noOverrides, type TextOverrides } from '@cyberluach/i18n/editable-texts'
import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'
import { changedTexts, type ChangedTexts } from '@cyberluach/i18n/changed-texts'
import type { PageTextKey } from '@cyberluach/core/site/pages'

/**
 * The texts that people changed. The edge hands them to each render, read once after each change; a development server,
 * which has no edge in its process, asks for them each time. A page with texts that may be out of date is not kept.
 */
export async function loadTexts(locals: App.Locals): Promise<TextOverrides> {
  if (!locals.givenTexts) return (await readTexts(locals)) ?? noOverrides
  const { overrides, isCurrent } = await locals.givenTexts
  if (!isCurrent) locals.incomplete = true
  return overrides
}

/** Everything that a page says, in both languages. */
export function messagesInBoth(overrides: TextOverrides): Record<Locale, Messages> {
  return { en: messagesWith('en', overrides.en), he: messagesWith('he', overrides.he) }
}

function readTexts(locals: App.Locals): Promise<TextOverrides | null | undefined> {
  return readFromApi(locals, (signal) => call('GET /api/texts', { base: cmsUrl(), signal }))
}

/**
 * What an island shows otherwise than its script knows (`islands/in-language.tsx`), which is what people changed of the
 * texts that it picks; undefined where nothing is.
 */
export function changesFor<Texts extends object>(
  { locale, t }: Pick<App.Locals, 'locale' | 't'>,
  pick: (messages: Messages) => Texts,
  shown = pick(t),
): ChangedTexts<Texts> | undefined {
  return changedTexts(pick(messagesFor(locale)), shown)
}

/** The text of a key that the list of pages names. Where a key leads to none, nothing that calls this compiles. */
export function pageText(t: Messages, key: PageTextKey & TextKeyOf<PageTextKey>): string {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], t) as string
}

/** Those of the keys that lead to a text. */
type TextKeyOf<Key extends string> = Key extends Key ? (IsText<Messages, Key> extends true ? Key : never) : never

type IsText<Tree, Key extends string> = Key extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? IsText<Tree[Name], Rest>
    : false
  : Key extends keyof Tree
    ? Tree[Key] extends string
      ? true
      : false
    : false
