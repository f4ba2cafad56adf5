import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '@cyberluach/core/site/pages'

/** Pages that exist once, outside of the two languages. */
const doors = pages.filter((page) => 'isDoor' in page).map(({ path }) => path.slice(1))
const withoutHebrew = new Set(['404', '500', ...doors])

/** A page, an image with words on it, a feed, or what the site is as an app. */
const pageEnding = /\.astro$|(?<=\.png|rss\.xml|\.webmanifest)\.ts$/

/**
 * Serves every page of `site/src/pages` at `/he/…` too, from the same file.
 * Astro's own fallback answers with a redirect, and a `[...locale]` folder matches any first segment.
 */
export function hebrewRoutes() {
  return {
    name: 'hebrew-routes',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const pages = fileURLToPath(new URL('pages/', config.srcDir))
        for (const file of pageFiles(pages)) {
          const route = routeOf(relative(pages, file))
          if (withoutHebrew.has(route)) continue
          injectRoute({ pattern: route ? `/he/${route}` : '/he', entrypoint: file, prerender: false })
        }
      },
    },
  }
}

function pageFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pageEnding.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function routeOf(file) {
  const path = file.replace(pageEnding, '').split(sep).join('/')
  return path === 'index' ? '' : path.replace(/\/index$/, '')
}
