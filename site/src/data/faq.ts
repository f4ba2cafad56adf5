import { call } from '@cyberluach/api/client'
import { builtInGroups, faqGroups, type Group } from './faq-groups.ts'
import { readFromApi } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'

/** The editors' questions; the built-in ones while those cannot be read. */
export async function loadFaq(locals: App.Locals): Promise<Group[]> {
  const { locale } = locals
  const read = await readFromApi(locals, (signal) =>
    call('GET /api/faq', { base: cmsUrl(), query: { locale }, signal }),
  )
  return faqGroups(locale, read ?? builtInGroups(locale), siteTimeZone())
}
