/** What a public list may be used under, by the name that it is known by. */
const licences: Record<string, { url: string; wantsChangesTold: boolean }> = {
  'CC0 1.0': { url: 'https://creativecommons.org/publicdomain/zero/1.0/', wantsChangesTold: false },
  'CC BY 4.0': { url: 'https://creativecommons.org/licenses/by/4.0/', wantsChangesTold: true },
  'CC BY-SA 4.0': { url: 'https://creativecommons.org/licenses/by-sa/4.0/', wantsChangesTold: true },
  'CC BY-NC 4.0': { url: 'https://creativecommons.org/licenses/by-nc/4.0/', wantsChangesTold: true },
  'ODbL 1.0': { url: 'https://opendatacommons.org/licenses/odbl/1-0/', wantsChangesTold: true },
  'ODC-By 1.0': { url: 'https://opendatacommons.org/licenses/by/1-0/', wantsChangesTold: true },
  MIT: { url: 'https://opensource.org/license/mit', wantsChangesTold: false },
}

/** Names of licences to choose from. Another may be written in. */
export const knownLicences = Object.keys(licences)

/** Where a licence can be read; null for one that is not known by its name. */
export function licenceUrlOf(name: string | null): string | null {
  return (name && licences[name]?.url) ?? null
}

/** Whether a licence asks that changes are told. Every list is changed on its way: days are made of words, rows merged. */
export function wantsChangesTold(name: string | null): boolean {
  return Boolean(name && licences[name]?.wantsChangesTold)
}
