/**
 * Prepares React's hot reloading on every page of the development server. Astro does so only where it hydrates an
 * island itself, and ours are hydrated by their own scripts.
 */
export function reactRefresh() {
  return {
    name: 'react-refresh-everywhere',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble'")
      },
    },
  }
}
