import { pages } from '@cyberluach/core/site/pages'

/** The pages whose addresses have capitals. */
const spelled = pages.map(({ path }) => path).filter((path) => path !== path.toLowerCase())

/** Leads whoever writes such an address in small letters to the one there is, in both languages, for good. */
export const exactSpellings = Object.fromEntries(
  ['', '/he']
    .flatMap((prefix) => spelled.map((path) => prefix + path))
    .map((destination) => [destination.toLowerCase(), { status: 308, destination }]),
)
