import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { pages } from '@cyberluach/core/site/pages'

/** What the sign-in may not be called: the beginnings of all other paths, in small letters as its own is written. */
export const publicPaths = new Set([
  'admin',
  'api',
  'cms',
  'he',
  'icons',
  'logo',
  'media',
  'og',
  ...pages.flatMap(({ path }) => path.toLowerCase().split('/')[1] ?? []),
])
publicPaths.delete(builtLoginPath)
