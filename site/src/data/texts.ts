import { call } from '@cyberluach/api/client'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { messagesWith, noOverrides, type TextOverrides } from '@cyberluach/i18n/text-overrides'
import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'

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
