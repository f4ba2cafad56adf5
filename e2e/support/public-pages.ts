import { mappedPages } from '@cyberluach/core/site/pages'
import { englishPost, wholePost } from './readable-posts.ts'

/** The pages of the public site whose content does not depend on the day. */
export const steadyPages = [
  ...mappedPages.filter(({ shows }) => shows === 'words').map(({ path }) => path),
  '/awaiting-approval?id=4c51471e&title=Haifa+Night',
  '/day/2031-01-01',
  '/day/2026-13-40',
  '/nowhere',
]

/** Every public page, in states that exist on any day. */
export const publicPages = [
  '/',
  '/?view=cards',
  '/?type=conference',
  '/?q=zzzz-nothing',
  '/day/2026-12-07',
  '/event/black-hat-europe-2026',
  '/plan',
  '/plan?from=2026-12-07&to=2026-12-09&country=IL',
  '/deadlines',
  '/archive',
  '/archive/2026',
  '/place/israel',
  '/stats',
  '/stats?type=prize-events',
  '/blog',
  '/blog?tag=nothing',
  `/blog/${wholePost.slug}`,
  `/blog/${englishPost.slug}`,
  ...steadyPages,
]
