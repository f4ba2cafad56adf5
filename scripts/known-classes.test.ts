import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'
import { classesIn, selectedClasses } from './classes/classes-in.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: projectFolder }).map((file) => ({
    file,
    text: readFileSync(join(projectFolder, file), 'utf8'),
  }))

const css = `@import '@cyberluach/design/theme.css'; @import 'tailwindcss/utilities';`
const { candidatesToCss } = await loadDesignSystem(css, { base: join(projectFolder, 'site') })

const markup = [...read('{site,cms}/src/**/*.{astro,tsx}'), ...read('design/{components,variants}/*.{ts,tsx}')].filter(
  ({ file }) => !file.endsWith('.test.tsx'),
)

/** What makes no style itself: it names the element that others' `group-…` and `peer-…` look at. */
const isMarker = (name: string) => /^(?:group|peer)(?:\/[\w-]+)?$/.test(name)

/** Classes besides utilities: those of our style sheets, of what stands in the head of mails, and of the panel's host. */
const styled = selectedClasses(
  [
    ...read('{site,cms}/src/**/*.css'),
    ...read('cms/src/features/mail/layout/mail-style.ts'),
    ...read('node_modules/@payloadcms/{next,ui,richtext-lexical}/dist/**/*.{css,scss}'),
  ].map(({ text }) => text),
)

test('a class that nothing styles is found, wherever it is said', () => {
  const markup = `<a class="p-4 ghost-1"/><b className={isOn ? 'ghost-2' : 'm-2'}/>
    <i class:list={['ghost-3', isOn && \`ghost-4 x-\${part}\`, { 'ghost-5': kind === 'no-class' }]}/>
    tv({ base: 'ghost-6', variants: { size: { small: 'ghost-7' } }, defaultVariants: { size: 'small' } })
    <a className={look({ kind: isOn ? 'main' : 'other' })}>`
  const classes = [...classesIn(markup)]
  const made = candidatesToCss(classes)
  expect(classes.filter((_, index) => made[index] === null)).toEqual(
    Array.from({ length: 7 }, (_, index) => `ghost-${index + 1}`),
  )
})

test('every class in the markup makes a style: a utility of our tokens, or one of a style sheet', () => {
  const unknown = markup.flatMap(({ file, text }) => {
    const classes = [...classesIn(text)].filter((name) => !styled.has(name) && !isMarker(name))
    const made = candidatesToCss(classes)
    return classes.filter((_, index) => made[index] === null).map((name) => `${file}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test('a word that a sheet keeps out as no class is none', () => {
  const sheets = read('{site,cms}/src/**/*.css').map(({ text }) => text)
  const words = [...sheets.join().matchAll(/@source not inline\('\{([^}]+)\}'\)/g)].flatMap(([, list = '']) =>
    list.split(','),
  )
  expect(words).not.toEqual([])
  const classes = new Set(markup.flatMap(({ text }) => [...classesIn(text)]))
  expect(words.filter((word) => classes.has(word))).toEqual([])
})
