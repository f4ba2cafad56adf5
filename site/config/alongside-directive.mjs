/** Lets islands be used with `client:alongside`: see `site/src/islands/alongside.ts`. */
export function alongsideDirective() {
  return {
    name: 'alongside-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'alongside', entrypoint: './site/src/islands/alongside.ts' })
      },
    },
  }
}
