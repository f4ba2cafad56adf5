/**
 * Lets what a script needs be asked for all at once. A browser finds the imports of a file only when it has the file, so
 * that what is three files away is three journeys away. Here every entry names all of them itself, after its own: they
 * run in the order in which they would have run.
 */
export function importsAtOnce() {
  return {
    name: 'imports-at-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const entries = Object.values(bundle).filter(({ type, isEntry }) => type === 'chunk' && isEntry)
      for (const entry of entries) {
        const further = withImports(entry, bundle).difference(new Set([entry.fileName, ...entry.imports]))
        entry.code += [...further].map((file) => `import"./${file.split('/').at(-1)}";`).join('')
      }
    },
  }
}

/** The files that a file needs, itself included. */
function withImports(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const file of chunk.imports) withImports(bundle[file], bundle, found)
  return found
}
