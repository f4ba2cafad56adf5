import { fileURLToPath } from 'node:url'

/** For developers, at an address that only `npm run dev` knows: the shared components and the site's, in their states. */
export function componentGallery() {
  return {
    name: 'component-gallery',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        if (command !== 'dev') return
        const entrypoint = fileURLToPath(new URL('gallery/GalleryPage.astro', config.srcDir))
        injectRoute({ pattern: '/components', entrypoint, prerender: false })
      },
    },
  }
}
