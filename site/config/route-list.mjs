import { writeFile } from 'node:fs/promises'

/**
 * Writes down beside the built server which routes there are. The edge counts visits to addresses that have one, and
 * the server's own entry tells of none.
 */
export function routeList() {
  let folder
  let known = []
  return {
    name: 'route-list',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = config.build.server
      },
      'astro:routes:resolved': ({ routes }) => {
        known = routes.map(({ pattern, patternRegex, type }) => ({
          route: pattern,
          type,
          pattern: patternRegex.source,
        }))
      },
      'astro:build:done': () => writeFile(new URL('routes.json', folder), JSON.stringify(known)),
    },
  }
}
