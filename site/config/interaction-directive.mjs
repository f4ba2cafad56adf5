/** Lets islands be used with `client:interaction`: see `site/src/islands/interaction.ts`. */
export function interactionDirective() {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './site/src/islands/interaction.ts' })
      },
    },
  }
}
